import { type FormEvent, useState } from 'react'
import buttons from '#web/features/public/buttons.module.css'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { askAuth } from './ask-auth.ts'
import { emailFault, entryOf, focusFirstFault } from './check-entries.ts'
import { type Fault, faultWords } from './fault-words.ts'
import classes from './form.module.css'
import { Field } from './form-fields.tsx'
import { Heading } from './heading.tsx'
import { Notice } from './notice.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useAttempt } from './use-attempt.ts'
import { words } from './words.ts'

export function AskForLink() {
  const locale = useLocale()
  const said = words[locale]
  const attempt = useAttempt()
  const [fault, setFault] = useState<Fault | null>(null)
  const [sentTo, setSentTo] = useState('')

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = entryOf(event.currentTarget, 'email').trim()
    const found = emailFault(email)
    setFault(found)
    if (focusFirstFault(event.currentTarget, { email: found })) return
    const answer = await attempt.run(() => askAuth('request-password-reset', { email }, locale))
    if (answer.ok) setSentTo(email)
  }

  if (sentTo) {
    return (
      <div className={classes.form}>
        <Heading title={said.reset.sentTitle} lead={said.reset.sentText(sentTo)} isNews />
        <button type="button" className={buttons.secondary} onClick={() => setSentTo('')}>
          {said.reset.sentAgain}
        </button>
        <a className={classes.forgot} href={localePath(locale, '/login')}>
          {said.reset.login}
        </a>
      </div>
    )
  }
  return (
    <form
      className={classes.form}
      method="post"
      noValidate
      onSubmit={handleSubmit}
      onInput={() => setFault(null)}
    >
      <Heading title={said.reset.title} lead={said.reset.lead} />
      <Field
        label={said.entrance.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={fault ? faultWords[locale][fault] : undefined}
      />
      <div role="alert">{attempt.problem ? <Notice tone="bad">{attempt.problem}</Notice> : null}</div>
      <SubmitButton attempt={attempt} label={said.reset.submit} busyLabel={said.reset.busy} />
      <a className={classes.forgot} href={localePath(locale, '/login')}>
        {said.reset.login}
      </a>
    </form>
  )
}
