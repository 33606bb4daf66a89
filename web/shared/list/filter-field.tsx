import { Select, TextInput } from '@mantine/core'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './list.module.css'
import type { Filter } from './list-definition.ts'
import type { ListControl } from './use-list.ts'
import { listWords } from './words.ts'

const manyOptions = 10

export function FilterField({ filter, control }: { filter: Filter; control: ListControl }) {
  const locale = useLocale()
  const { name, title, options } = filter
  const { query, show } = control
  const value = query.filters[name] ?? ''

  function choose(next: string) {
    const { [name]: _, ...others } = query.filters
    show({ filters: next ? { ...others, [name]: next } : others, page: 1, open: null })
  }

  if (!options) {
    return (
      <TextInput
        className={classes.filter ?? ''}
        type="date"
        label={title[locale]}
        value={value}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
    )
  }
  return (
    <Select
      className={classes.filter ?? ''}
      label={title[locale]}
      placeholder={listWords[locale].any}
      data={options.map((option) => ({ value: option.value, label: option[locale] }))}
      value={value || null}
      clearable
      searchable={options.length > manyOptions}
      onChange={(next) => choose(next ?? '')}
    />
  )
}
