import { LongText } from '#web/forms/long-text.tsx'
import type { Locale } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Fold } from '#web/ui/fold.tsx'
import classes from './applications.module.css'
import type { Decision } from './decision.ts'
import { decisionMail } from './decision-mail.ts'
import { words } from './words.ts'

export const longestMessage = 5000

type Props = {
  /** The language of those who read it. */
  locale: Locale
  count: number
  cohort: string
  to: Decision
  message: string
  onChange: (message: string) => void
}

/** A message to those who read one language, and the mail as they will get it. */
export function MessageField({ locale, count, cohort, to, message, onChange }: Props) {
  const text = words[useLocale()]
  const { subject, body } = decisionMail(locale, cohort, to)
  return (
    <div className={classes.message}>
      <LongText
        minRows={2}
        maxRows={8}
        longest={longestMessage}
        lang={locale}
        label={text.ask.message[locale](count)}
        description={text.ask.optional}
        value={message}
        onChange={onChange}
      />
      <Fold label={text.ask.preview} className={classes.preview}>
        <div lang={locale}>
          <strong>{subject}</strong>
          <p>{body}</p>
          {message.trim() ? <p className={classes.words}>{message.trim()}</p> : null}
        </div>
      </Fold>
    </div>
  )
}
