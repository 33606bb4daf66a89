import { unreadAt } from '#web/data/feedback-counts.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { unreadPath } from './facts.ts'
import classes from './home.module.css'
import type { UnreadThread } from './home-documents.ts'
import { homeWords } from './words.ts'

type Props = { projectId: string; counts: readonly UnreadThread[] }

/** What the other side wrote and nobody here has read, with the way to the first of it. */
export function UnreadFeedback({ projectId, counts }: Props) {
  const locale = useLocale()
  const text = homeWords[locale]
  const path = unreadPath(projectId, counts)
  if (!path) return null
  return (
    <p>
      <a className={classes.unread} href={localePath(locale, path)}>
        {text.progress.unread(unreadAt(counts))}
      </a>
    </p>
  )
}
