import { TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { ListQuery } from '#domain/list-query.ts'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './list.module.css'
import { listWords } from './words.ts'

const typingPauseMs = 300

type Searched = Pick<ListQuery, 'search' | 'page' | 'open'>
type Searching = {
  readonly query: Pick<ListQuery, 'search'>
  readonly show: (change: Searched, replace: boolean) => void
}

/** What is typed becomes part of the address after a pause; Back and links bring another text into the field. */
export function SearchField({ control, searched }: { control: Searching; searched: string }) {
  const { query, show } = control
  const [typed, setTyped] = useState(query.search)
  const [sent, setSent] = useState(query.search)
  const [seen, setSeen] = useState(query.search)
  if (query.search !== seen) {
    setSeen(query.search)
    if (query.search !== sent) {
      setSent(query.search)
      setTyped(query.search)
    }
  }
  useEffect(() => {
    const search = typed.trim()
    if (search === sent) return
    const pause = setTimeout(() => {
      setSent(search)
      show({ search, page: 1, open: null }, query.search !== '')
    }, typingPauseMs)
    return () => clearTimeout(pause)
  })
  return (
    <TextInput
      className={classes.search ?? ''}
      type="search"
      label={listWords[useLocale()].search}
      placeholder={searched}
      maxLength={120}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
    />
  )
}
