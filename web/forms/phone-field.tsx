import { Select, TextInput } from '@mantine/core'
import { useMemo } from 'react'
import { phoneCodeList } from '#domain/places/places.ts'
import { useLocale } from '#web/i18n/text.tsx'
import type { FieldFrame } from './field-frame.ts'
import classes from './forms.module.css'
import { formsWords } from './words.ts'

type Props = Omit<FieldFrame, 'name'> & {
  names: { code: string; number: string }
  code: string
  number: string
  /** Several countries share a code; the person's own is shown then. */
  country: string | null
  codeError?: string | undefined
  onCode: (code: string) => void
  onNumber: (number: string) => void
}

export function PhoneField(props: Props) {
  const locale = useLocale()
  const text = formsWords[locale]
  const list = useMemo(() => phoneCodeList(locale), [locale])
  const sharing = list.filter((each) => each.value === props.code)
  const shown = sharing.find((each) => each.country === props.country) ?? sharing[0]
  return (
    <fieldset className={classes.phone}>
      <legend className="visually-hidden">{props.label}</legend>
      <Select
        name={props.names.code}
        label={text.phoneCode}
        data={list.map((each) => ({ value: each.country, label: each.label }))}
        value={shown?.country ?? null}
        onChange={(country) => props.onCode(list.find((each) => each.country === country)?.value ?? '')}
        searchable
        openOnFocus={false}
        required={props.required}
        error={props.codeError}
        placeholder={text.search}
        nothingFoundMessage={text.nothingFound}
        autoComplete="off"
      />
      <TextInput
        name={props.names.number}
        label={props.label}
        description={props.description}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={60}
        required={props.required}
        error={props.error}
        value={props.number}
        onChange={(event) => props.onNumber(event.currentTarget.value)}
      />
    </fieldset>
  )
}
