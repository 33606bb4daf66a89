import { unreadAt } from '#web/data/feedback-counts.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { UnreadMark } from '#web/step-kit/unread-mark.tsx'
import { Meter } from '#web/ui/meter.tsx'
import { shortDay } from './dates.ts'
import type { UnreadThread } from './home-documents.ts'
import { ModuleLeaf } from './module-leaf.tsx'
import classes from './module-list.module.css'
import { type ShownModule, stretchOf } from './modules.ts'

type Props = {
  modules: readonly ShownModule[]
  counts: readonly UnreadThread[]
  projectId: string | null
  isCourseOpen: boolean
}

/** A leaf for each module, fuller the further it is. */
export function ModuleList({ modules, counts, projectId, isCourseOpen }: Props) {
  const text = useText()
  const locale = useLocale()
  if (modules.length === 0) return <p>{text('home.progress.none')}</p>
  return (
    <>
      <Meter stretches={modules.map(stretchOf)} />
      <ol className={classes.list}>
        {modules.map((module) => {
          const isOpen = isCourseOpen && module.isUsable && projectId !== null
          const inside = (
            <>
              <ModuleLeaf state={isOpen ? leafOf(module) : 'closed'} />
              <span className={classes.name}>
                {module.name} {isOpen ? <UnreadMark count={unreadAt(counts, module.slug)} /> : null}
              </span>
              <span className={classes.state} data-state={module.review}>
                {stateText(module, isOpen)}
              </span>
            </>
          )
          return (
            <li key={module.id}>
              {isOpen ? (
                <a
                  className={classes.row}
                  href={localePath(locale, `/home/project/${projectId}/${module.slug}`)}
                >
                  {inside}
                </a>
              ) : (
                <span className={classes.row} data-closed>
                  {inside}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </>
  )

  function stateText(module: ShownModule, isOpen: boolean): string {
    if (module.start) return text('home.progress.state.later', { date: shortDay(module.start, locale) })
    if (!isOpen) return text('home.progress.state.closed')
    if (module.review === 'open' && module.hasBegun) return text('home.progress.state.begun')
    return text(`home.progress.state.${module.review}`)
  }
}

function leafOf({ isApproved, hasBegun }: ShownModule): 'open' | 'begun' | 'approved' {
  if (isApproved) return 'approved'
  return hasBegun ? 'begun' : 'open'
}
