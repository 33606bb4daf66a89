import { useEffect, useRef } from 'react'
import { UserAvatar } from '#web/app/shell/people/user-avatar.tsx'
import { languageOf } from '#web/i18n/language-of.ts'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './feedback.module.css'
import { HideMessage } from './hide-message.tsx'
import type { Bubble } from './thread.ts'
import { words } from './words.ts'

type Props = { messages: readonly Bubble[] | null; hasFailed: boolean; empty: string }

export function Messages({ messages, hasFailed, empty }: Props) {
  const said = words[useLocale()]
  const end = useRef<HTMLDivElement>(null)
  const count = messages?.length ?? 0
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: 'end' })
  }, [count])
  if (!messages) {
    return (
      <p className={classes.empty} role="status">
        {hasFailed ? said.loadFailed : said.loading}
      </p>
    )
  }
  if (count === 0) {
    return (
      <div className={classes.empty}>
        <p className={classes.emptyTitle}>{said.none}</p>
        <p>{empty}</p>
      </div>
    )
  }
  return (
    <div className={classes.messages} aria-live="polite">
      <ol className={classes.list}>
        {messages.map((message) => (
          <Message key={message._id} message={message} />
        ))}
      </ol>
      <div ref={end} />
    </div>
  )
}

function Message({ message }: { message: Bubble }) {
  const locale = useLocale()
  const text = words[locale]
  const { author, side } = message
  const name = side === 'own' ? text.you : (author?.first_name ?? text.someone)
  const when = new Date(message.timestamp)
  return (
    <li className={classes.message} data-side={side} data-voice={author?.role === 'mentor' || undefined}>
      <span aria-hidden="true">
        <UserAvatar person={author} size="sm" />
      </span>
      <div className={classes.bubble}>
        <p className={classes.meta}>
          <span className={classes.author}>{name}</span>
          <time dateTime={message.timestamp}>
            {when.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
        </p>
        <p className={classes.text} lang={languageOf(message.text)}>
          {message.text}
        </p>
        {message.waits ? null : <HideMessage id={message._id} name={name} />}
        {message.waits ? <p className={classes.waits}>{text.waits[message.waits]}</p> : null}
      </div>
    </li>
  )
}
