import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import type { FitReason } from '#domain/progress/fit.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { fitLabel } from '#web/shared/fit-label.ts'
import classes from './filter-bar.module.css'
import { activeCount, choicesOf, type FilterName, type Filters, filterNames, noFilters } from './filters.ts'
import type { Candidate } from './matching-documents.ts'
import { words } from './words.ts'

type Props = {
  candidates: readonly Candidate[]
  filters: Filters
  onChange: (filters: Filters) => void
}

/** What a filter asks for, in terms of the fit. */
const reasons: Readonly<Record<FilterName, FitReason>> = {
  country: 'country',
  language: 'language',
  experience: 'sector',
  expertise: 'expertise',
}

export function FilterBar({ candidates, filters, onChange }: Props) {
  const text = words[useLocale()]
  const panel = useId()
  const [isOpen, setOpen] = useState(false)
  const [search, setSearch] = useState(filters.search)
  const count = activeCount(filters)

  function change(next: Filters) {
    setSearch(next.search)
    onChange(next)
  }

  return (
    <search className={classes.bar} data-set={count > 0 || undefined} aria-label={text.filter.label}>
      <TextInput
        type="search"
        className={classes.search ?? ''}
        label={text.filter.search}
        placeholder={text.filter.searchHint}
        value={search}
        onChange={({ currentTarget }) => change({ ...filters, search: currentTarget.value })}
      />
      <Button
        variant="default"
        className={classes.toggle ?? ''}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        {count > 0 ? text.filter.toggleSet(count) : text.filter.toggle}
      </Button>
      <div id={panel} className={classes.panel} data-open={isOpen || undefined}>
        {filterNames.map((name) => (
          <FilterSelect
            key={name}
            name={name}
            candidates={candidates}
            filters={filters}
            onChange={(value) => change({ ...filters, [name]: value })}
          />
        ))}
      </div>
      {count > 0 ? (
        <Button variant="subtle" className={classes.clear ?? ''} onClick={() => change(noFilters)}>
          {text.filter.clear}
        </Button>
      ) : null}
    </search>
  )
}

type SelectProps = Pick<Props, 'candidates' | 'filters'> & {
  name: FilterName
  onChange: (value: string) => void
}

function FilterSelect({ name, candidates, filters, onChange }: SelectProps) {
  const locale = useLocale()
  const text = words[locale]
  const choices = choicesOf(candidates, filters, name)
    .map(({ value, count }) => ({ value, count, label: fitLabel(reasons[name], value, locale) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale))
  return (
    <NativeSelect
      size="md"
      label={text.filter[name]}
      value={filters[name]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      <option value="">{text.filter.any[name]}</option>
      {choices.map(({ value, label, count }) => (
        <option key={value} value={value}>
          {`${label} (${count})`}
        </option>
      ))}
    </NativeSelect>
  )
}
