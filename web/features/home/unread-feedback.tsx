import { unreadAt } from '#web/data/feedback-counts.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { unreadPath } from './facts.ts'
import classes from './home.module.css'
import type { UnreadThread } from './home-documents.ts'

type Props = { projectId: string; counts: readonly UnreadThread[] }

/** What the other side wrote and nobody here has read, with the way to the first of it. */
export function UnreadFeedback({ projectId, counts }: Props) {
  const text = useText()
  const locale = useLocale()
  const path = unreadPath(projectId, counts)
  if (!path) return null
  return (
    <p>
      <a className={classes.unread} href={localePath(locale, path)}>
        {text('home.progress.unread', { count: unreadAt(counts) })}
      </a>
    </p>
  )
}
