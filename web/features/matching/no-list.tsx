import { Button } from '@mantine/core'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { MatchWindow } from './match-window.ts'
import classes from './matching.module.css'
import type { OwnProject } from './matching-documents.ts'
import { useDay } from './window-line.tsx'

/** Outside the window the page says when matching opens, or that it has closed. */
export function WindowClosed({ window }: { window: Exclude<MatchWindow, { state: 'open' }> }) {
  const text = useText()
  const day = useDay()
  if (window.state === 'before') {
    const from = day(window.from)
    return (
      <EmptyState
        title={text('matching.closed.beforeTitle', { day: from })}
        why={text('matching.closed.beforeWhy')}
      />
    )
  }
  if (window.state === 'after') {
    return (
      <EmptyState
        title={text('matching.closed.afterTitle', { day: day(window.since) })}
        why={text('matching.closed.afterWhy')}
      />
    )
  }
  return <EmptyState title={text('matching.closed.pausedTitle')} why={text('matching.closed.pausedWhy')} />
}

/** A full mentor sees the teams that fill the places, and how to make more room. */
export function AllPlacesTaken({ projects }: { projects: readonly OwnProject[] }) {
  const text = useText()
  const locale = useLocale()
  return (
    <EmptyState title={text('matching.full.title')} why={text('matching.full.why')}>
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
        {text('matching.full.go')}
      </Button>
    </EmptyState>
  )
}
