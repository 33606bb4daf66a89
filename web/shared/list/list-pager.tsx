import { Button } from '@mantine/core'
import { mostCounted, pageCount } from '#domain/list-query.ts'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './list.module.css'
import type { ListControl } from './use-list.ts'
import { listWords } from './words.ts'

type Props = {
  /** What the list is called. */
  title: string
  total: number
  control: ListControl
}

export function ListPager({ title, total, control }: Props) {
  const text = listWords[useLocale()].pager
  const { page } = control.query
  const pages = pageCount(Math.min(total, mostCounted))
  if (pages === 1) return null
  return (
    <nav className={classes.pager} aria-label={text.label(title)}>
      {way(page - 1, text.previous)}
      <span>{text.place(page, pages)}</span>
      {way(page + 1, text.next)}
    </nav>
  )

  function way(to: number, label: string) {
    if (to < 1 || to > pages)
      return (
        <Button variant="default" disabled>
          {label}
        </Button>
      )
    return (
      <Button variant="default" component="a" href={control.hrefOf({ page: to, open: null })}>
        {label}
      </Button>
    )
  }
}
