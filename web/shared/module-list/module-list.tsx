import type { ReactNode } from 'react'
import { longDay } from '#web/i18n/long-day.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { namedState } from '#web/step-kit/review/state-words.ts'
import { UnreadMark } from '#web/step-kit/unread-mark.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Meter } from '#web/ui/meter.tsx'
import classes from './module-list.module.css'
import { type ModuleState, moduleTones, moduleWords } from './module-state.ts'

export type ListedModule = {
  readonly id: string
  readonly number: number
  readonly name: string
  readonly state: ModuleState
  /** Also while a change waits to be read, and when it came back. */
  readonly isApproved: boolean
  /** The day on which it opens, where that is still to come. */
  readonly opens: string | null
  /** Null where it cannot be entered. */
  readonly href: string | null
  readonly unread: number
  /** When it came to stand so. */
  readonly when?: string | null
  readonly more?: ReactNode
}

/** How far each module is, and how its review stands. */
export function ModuleList({ modules }: { modules: readonly ListedModule[] }) {
  return (
    <>
      <Meter stretches={modules.map(({ id, state }) => ({ id, tone: moduleTones[state] }))} />
      <ol className={classes.modules}>
        {modules.map((module) => (
          <li key={module.id} data-state={module.state}>
            {module.href ? (
              <a href={module.href} className={classes.module}>
                <Inside {...module} />
              </a>
            ) : (
              <span className={classes.module}>
                <Inside {...module} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}

function Inside({ number, name, state, isApproved, opens, unread, when, more }: ListedModule) {
  const locale = useLocale()
  const words = moduleWords[locale]
  return (
    <>
      <span className={classes.number} data-done={isApproved || undefined}>
        {isApproved ? <Icon name="check" size={20} /> : null}
        <span className={isApproved ? 'visually-hidden' : undefined}>{number}</span>
      </span>
      <span className={classes.name}>
        {name} <UnreadMark count={unread} />
      </span>
      <span className={classes.state}>
        {opens ? words.opens(longDay(opens, locale)) : words[namedState(state, isApproved)]}
        {when ? <span className={classes.when}> {when}</span> : null}
      </span>
      {more}
    </>
  )
}
