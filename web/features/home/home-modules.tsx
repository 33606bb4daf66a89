import { unreadAt } from '#web/data/feedback-counts.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { ModuleList } from '#web/shared/module-list/module-list.tsx'
import type { UnreadThread } from './home-documents.ts'
import { type ShownModule, stateOf } from './modules.ts'
import { homeWords } from './words.ts'

type Props = {
  modules: readonly ShownModule[]
  counts: readonly UnreadThread[]
  projectId: string | null
  isCourseOpen: boolean
}

/** The modules as far as this project is in them; none can be entered before the course is open. */
export function HomeModules({ modules, counts, projectId, isCourseOpen }: Props) {
  const locale = useLocale()
  const text = homeWords[locale]
  if (modules.length === 0) return <p>{text.progress.none}</p>
  return (
    <ModuleList
      modules={modules.map((module) => {
        const isOpen = isCourseOpen && module.isUsable && projectId !== null
        return {
          ...module,
          state: isOpen ? stateOf(module) : 'notYet',
          opens: module.start,
          href: isOpen ? localePath(locale, `/home/project/${projectId}/${module.slug}`) : null,
          unread: isOpen ? unreadAt(counts, module.slug) : 0,
        }
      })}
    />
  )
}
