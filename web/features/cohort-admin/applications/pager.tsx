import { Button } from '@mantine/core'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './applications.module.css'
import { type ListQuery, pageCount } from './list-query.ts'
import { words } from './words.ts'

type Props = { total: number; page: number; hrefOf: (change: Partial<ListQuery>) => string }

export function Pager({ total, page, hrefOf }: Props) {
  const text = words[useLocale()]
  const pages = pageCount(total)
  if (pages === 1) return null
  return (
    <nav className={classes.pager} aria-label={text.pager.label}>
      {step(page - 1, 'previous')}
      <span>{text.pager.place(page, pages)}</span>
      {step(page + 1, 'next')}
    </nav>
  )

  function step(to: number, which: 'previous' | 'next') {
    const label = text.pager[which]
    return to < 1 || to > pages ? (
      <Button variant="default" disabled>
        {label}
      </Button>
    ) : (
      <Button variant="default" component="a" href={hrefOf({ page: to, application: null })}>
        {label}
      </Button>
    )
  }
}
