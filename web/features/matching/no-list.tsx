import { Button } from '@mantine/core'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { MatchWindow } from './match-window.ts'
import classes from './matching.module.css'
import type { OwnProject } from './matching-documents.ts'
import { useDay } from './window-line.tsx'
import { words } from './words.ts'

/** Outside the window the page says when matching opens, or that it has closed. */
export function WindowClosed({ window }: { window: Exclude<MatchWindow, { state: 'open' }> }) {
  const text = words[useLocale()]
  const day = useDay()
  if (window.state === 'before') {
    const from = day(window.from)
    return <EmptyState title={text.closed.beforeTitle(from)} why={text.closed.beforeWhy} />
  }
  if (window.state === 'after') {
    return <EmptyState title={text.closed.afterTitle(day(window.since))} why={text.closed.afterWhy} />
  }
  return <EmptyState title={text.closed.pausedTitle} why={text.closed.pausedWhy} />
}

/** A full mentor sees the teams that fill the places, and how to make more room. */
export function AllPlacesTaken({ projects }: { projects: readonly OwnProject[] }) {
  const locale = useLocale()
  const text = words[locale]
  return (
    <EmptyState title={text.full.title} why={text.full.why}>
      {projects.length > 0 ? (
        <ul className={classes.teams}>
          {projects.map(({ _id, name }) => (
            <li key={_id}>
              <a href={localePath(locale, `/home/project/${_id}`)}>{name}</a>
            </li>
          ))}
        </ul>
      ) : null}
      <Button component="a" variant="default" href={localePath(locale, '/home/profile')}>
        {text.full.go}
      </Button>
    </EmptyState>
  )
}
