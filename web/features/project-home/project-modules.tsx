import { unreadAt } from '#web/data/feedback-counts.ts'
import { localePath } from '#web/i18n/locale.ts'
import { ModuleList } from '#web/shared/module-list/module-list.tsx'
import type { ModuleState } from '#web/shared/module-list/module-state.ts'
import { isApproved, type ModuleWithState } from './module-progress.ts'
import type { UnreadThread } from './project-home-documents.ts'
import classes from './project-modules.module.css'
import { useWords } from './use-words.ts'

type Props = {
  modules: readonly ModuleWithState[]
  counts: readonly UnreadThread[]
  projectId: string
}

/** The states in which it says how many steps are done. */
const written: readonly ModuleState[] = ['started', 'ready', 'sentBack', 'withdrawn', 'inReview']

/** The states in which the day is the first one of what is going on. */
const sinceThen: readonly ModuleState[] = ['inReview', 'changed']

/** The modules of the project, with what its people did in each. */
export function ProjectModules({ modules, counts, projectId }: Props) {
  const { words, locale, shortDay } = useWords()
  if (modules.length === 0) return <p className={classes.quiet}>{words.noModules}</p>
  const whenOf = ({ state, standing }: ModuleWithState) => {
    if (!standing?.review_at || state === 'ready') return null
    const day = shortDay(standing.review_at)
    return sinceThen.includes(state) ? words.since(day) : words.on(day)
  }
  return (
    <ModuleList
      modules={modules.map((module) => ({
        ...module,
        isApproved: isApproved(module),
        href: module.usable ? localePath(locale, `/home/project/${projectId}/${module.slug}`) : null,
        unread: unreadAt(counts, module.slug),
        when: whenOf(module),
        more: <Work {...module} />,
      }))}
    />
  )
}

function Work({ state, standing }: ModuleWithState) {
  const { words } = useWords()
  const done = standing?.steps_done
  return (
    <>
      {written.includes(state) && standing && typeof done === 'number' ? (
        <span className={classes.steps}>
          <span className={classes.bar} aria-hidden="true">
            <span style={{ width: `${(done / standing.steps) * 100}%` }} />
          </span>
          {words.steps(done, standing.steps)}
        </span>
      ) : null}
      {state === 'changed' && standing ? (
        <span className={classes.note}>{words.changedSteps(standing.changed_steps)}</span>
      ) : null}
      {(state === 'sentBack' || state === 'withdrawn') && standing?.review_message ? (
        <span className={classes.note}>{words.quote(standing.review_message)}</span>
      ) : null}
    </>
  )
}
