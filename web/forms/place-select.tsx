import { MultiSelect, type OptionsFilter, Select } from '@mantine/core'
import { useMemo } from 'react'
import { countryList, languageList, type Place } from '#domain/places/places.ts'
import { useLocale } from '#web/i18n/text.tsx'
import type { FieldFrame } from './field-frame.ts'
import classes from './forms.module.css'
import { matchesTyped } from './match-options.ts'
import { formsWords } from './words.ts'

type OneProps = FieldFrame & { value: string | null; onChange: (value: string | null) => void }
type ManyProps = FieldFrame & { value: readonly string[]; most: number; onChange: (value: string[]) => void }

export function CountrySelect({ value, ...input }: OneProps) {
  const locale = useLocale()
  const text = formsWords[locale]
  const list = useMemo(() => withOwn(countryList(locale), value ? [value] : []), [locale, value])
  return (
    <Select
      {...input}
      value={value}
      data={list}
      searchable
      filter={byTyped}
      openOnFocus={false}
      // Two hundred countries are drawn when somebody looks for one.
      comboboxProps={{ keepMounted: false }}
      clearable={!input.required}
      nothingFoundMessage={text.nothingFound}
      placeholder={text.search}
    />
  )
}

export function CountriesSelect(props: ManyProps) {
  const locale = useLocale()
  const list = useMemo(() => withOwn(countryList(locale), props.value), [locale, props.value])
  return <PlacesSelect {...props} list={list} />
}

export function LanguagesSelect(props: ManyProps) {
  const locale = useLocale()
  const list = useMemo(() => withOwn(languageList(locale), props.value), [locale, props.value])
  return <PlacesSelect {...props} list={list} />
}

function PlacesSelect({ value, most, list, ...input }: ManyProps & { list: Place[] }) {
  const text = formsWords[useLocale()]
  return (
    <MultiSelect
      {...input}
      size="md"
      value={[...value]}
      data={list}
      classNames={{ input: classes.tags }}
      searchable
      filter={byTyped}
      openOnFocus={false}
      hidePickedOptions
      maxValues={most}
      nothingFoundMessage={text.nothingFound}
      placeholder={value.length === 0 ? text.search : ''}
    />
  )
}

const byTyped: OptionsFilter = ({ options, search }) =>
  options.filter((option) => 'label' in option && matchesTyped(option.label, search))

/** Names that were stored before there were codes stay choosable. */
function withOwn(list: readonly Place[], values: readonly string[]): Place[] {
  const own = values.filter((value) => !list.some((place) => place.value === value))
  return [...list, ...own.map((value) => ({ value, label: value }))]
}
