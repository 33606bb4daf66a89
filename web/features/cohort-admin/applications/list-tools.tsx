import { Button, Menu, Select, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useLocale } from '#web/i18n/text.tsx'
import type { JoiningRole } from './application-documents.ts'
import classes from './applications.module.css'
import { type ListQuery, sorts } from './list-query.ts'
import { words } from './words.ts'

type Props = {
  cohortId: string
  role: JoiningRole
  query: ListQuery
  show: (change: Partial<ListQuery>, replace?: boolean) => void
}

const typingPauseMs = 300

export function ListTools({ cohortId, role, query, show }: Props) {
  const text = words[useLocale()]
  return (
    <search className={classes.tools}>
      <SearchField key={query.search === '' ? 'empty' : 'typed'} query={query} show={show} role={role} />
      <Select
        className={classes.sort ?? ''}
        label={text.sort.label}
        data={sorts.map((value) => ({ value, label: text.sort[value] }))}
        value={query.sort}
        allowDeselect={false}
        onChange={(value) => {
          const sort = sorts.find((each) => each === value)
          if (sort) show({ sort, page: 1 }, true)
        }}
      />
      <Export cohortId={cohortId} role={role} query={query} />
    </search>
  )
}

function SearchField({ query, show, role }: Omit<Props, 'cohortId'>) {
  const text = words[useLocale()]
  const [typed, setTyped] = useState(query.search)
  useEffect(() => {
    const search = typed.trim()
    if (search === query.search) return
    const pause = setTimeout(() => show({ search, page: 1 }, true), typingPauseMs)
    return () => clearTimeout(pause)
  })
  return (
    <TextInput
      className={classes.search ?? ''}
      type="search"
      label={text.search.label}
      placeholder={text.search[role]}
      maxLength={120}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
    />
  )
}

const formats = ['xlsx', 'csv'] as const

function Export({ cohortId, role, query }: Omit<Props, 'show'>) {
  const text = words[useLocale()]
  const filter = new URLSearchParams({ role, ...(query.tab === 'all' ? {} : { status: query.tab }) })
  return (
    <Menu position="bottom-end" withinPortal={false}>
      <Menu.Target>
        <Button variant="default">{text.export.button}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{text.export.whole(text.tab[query.tab])}</Menu.Label>
        {formats.map((format) => (
          <Menu.Item
            key={format}
            component="a"
            className={classes.format ?? ''}
            href={`/exports/cohort/${encodeURIComponent(cohortId)}/applications.${format}?${filter}`}
            download
          >
            {text.export[format]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
