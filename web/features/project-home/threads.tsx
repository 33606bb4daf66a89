import { threadPath } from '#web/data/feedback-counts.ts'
import { localePath } from '#web/i18n/locale.ts'
import { Panel } from '#web/ui/panel.tsx'
import classes from './project-home.module.css'
import type { Thread } from './project-home-documents.ts'
import { useWords } from './use-words.ts'

type Props = {
  projectId: string
  threads: readonly Thread[]
  /** In all conversations of the plan. */
  unread: number
  /** What is said where nobody has written yet. */
  help: string
}

/** What was written on the plan: first what waits to be read. Each leads to its step with the conversation open. */
export function Threads({ projectId, threads, unread, help }: Props) {
  const { words, locale, shortDay } = useWords()
  return (
    <Panel title={words.feedback} aside={unread > 0 ? words.unreadCount(unread) : undefined}>
      {threads.length === 0 ? (
        <p className={classes.soft}>
          {words.noFeedback} {help}
        </p>
      ) : (
        <ul className={classes.threads}>
          {threads.map((thread) => (
            <li key={thread.fieldId}>
              <a
                className={classes.thread}
                data-unread={thread.unread > 0 || undefined}
                href={localePath(locale, threadPath(projectId, thread.fieldId))}
              >
                <span className={classes.threadHead}>
                  <strong>{locale === 'es' ? thread.step_title_es : thread.step_title}</strong>
                  {thread.unread > 0 ? (
                    <span className={classes.unread}>{words.unreadCount(thread.unread)}</span>
                  ) : null}
                </span>
                <span className={classes.quote}>{thread.text}</span>
                <span className={classes.soft}>
                  {thread.author_name} · {shortDay(thread.timestamp)}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
