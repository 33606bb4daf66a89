import { type FormEvent, useState } from 'react'
import buttons from '#web/features/public/buttons.module.css'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { askAuth } from './ask-auth.ts'
import { entryOf, focusFirstFault, newPasswordFault } from './check-entries.ts'
import { type Fault, faultWords } from './fault-words.ts'
import classes from './form.module.css'
import { PasswordField } from './form-fields.tsx'
import { Heading } from './heading.tsx'
import { Notice } from './notice.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useAttempt } from './use-attempt.ts'
import { words } from './words.ts'

export function NewPassword({ token, onAskAgain }: { token: string; onAskAgain: () => void }) {
  const locale = useLocale()
  const said = words[locale]
  const attempt = useAttempt()
  const [fault, setFault] = useState<Fault | null>(null)
  const [isDone, setDone] = useState(false)

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const newPassword = entryOf(event.currentTarget, 'newPassword')
    const found = newPasswordFault(newPassword)
    setFault(found)
    if (focusFirstFault(event.currentTarget, { newPassword: found })) return
    const answer = await attempt.run(() => askAuth('reset-password', { token, newPassword }, locale))
    setDone(answer.ok)
  }

  if (isDone) {
    return (
      <div className={classes.form}>
        <Heading title={said.reset.doneTitle} lead={said.reset.doneText} isNews />
        <a className={buttons.primary} href={localePath(locale, '/login')}>
          {said.reset.login}
        </a>
      </div>
    )
  }
  if (attempt.refusal?.reason === 'linkInvalid') {
    return (
      <div className={classes.form}>
        <Heading title={said.reset.expiredTitle} lead={said.reset.expiredText} isNews />
        <button type="button" className={buttons.primary} onClick={onAskAgain}>
          {said.reset.expiredAction}
        </button>
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
      <Heading title={said.reset.newTitle} lead={said.reset.newLead} />
      <PasswordField
        label={said.entrance.newPassword}
        name="newPassword"
        autoComplete="new-password"
        hint={fault ? undefined : said.entrance.passwordRule}
        error={fault ? faultWords[locale][fault] : undefined}
      />
      <div role="alert">{attempt.problem ? <Notice tone="bad">{attempt.problem}</Notice> : null}</div>
      <SubmitButton attempt={attempt} label={said.reset.newSubmit} busyLabel={said.reset.newBusy} />
    </form>
  )
}
