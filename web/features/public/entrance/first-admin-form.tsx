import { type FormEvent, useState } from 'react'
import buttons from '#web/features/public/buttons.module.css'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { askAuth } from './ask-auth.ts'
import { emailFault, entryOf, focusFirstFault, newPasswordFault, withoutFaultAt } from './check-entries.ts'
import { type Fault, faultWords } from './fault-words.ts'
import classes from './form.module.css'
import { Field, PasswordField } from './form-fields.tsx'
import { Heading } from './heading.tsx'
import { Notice } from './notice.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useAttempt } from './use-attempt.ts'
import { useLinkToken } from './use-link-token.ts'
import { words } from './words.ts'

type Faults = Partial<Record<'first_name' | 'last_name' | 'email' | 'password', Fault | null>>

/** Who installed the platform becomes its first super admin, by the link that the server printed. */
export function FirstAdminForm() {
  const locale = useLocale()
  const said = words[locale]
  const attempt = useAttempt()
  const [token] = useLinkToken()
  const [faults, setFaults] = useState<Faults>({})
  const [isDone, setDone] = useState(false)
  const fault = (name: keyof Faults) => (faults[name] ? faultWords[locale][faults[name]] : undefined)

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const [first_name, last_name] = [entryOf(form, 'first_name').trim(), entryOf(form, 'last_name').trim()]
    const [email, password] = [entryOf(form, 'email').trim(), entryOf(form, 'password')]
    const found: Faults = {
      first_name: first_name ? null : 'required',
      last_name: last_name ? null : 'required',
      email: emailFault(email),
      password: newPasswordFault(password),
    }
    setFaults(found)
    if (focusFirstFault(form, found)) return
    const entries = { token, first_name, last_name, email, password }
    const answer = await attempt.run(() => askAuth('first-admin', entries, locale))
    setDone(answer.ok)
  }

  if (isDone) {
    return (
      <div className={classes.form}>
        <Heading title={said.firstAdmin.doneTitle} lead={said.firstAdmin.doneText} isNews />
        <a className={buttons.primary} href={localePath(locale, '/login')}>
          {said.firstAdmin.login}
        </a>
      </div>
    )
  }
  if (attempt.refusal?.reason === 'linkInvalid') {
    return (
      <div className={classes.form}>
        <Heading title={said.firstAdmin.missingTitle} lead={said.firstAdmin.missingText} isNews />
      </div>
    )
  }
  return (
    <form
      className={classes.form}
      method="post"
      noValidate
      onSubmit={handleSubmit}
      onInput={(event) => setFaults(withoutFaultAt(faults, event.target))}
    >
      <Heading title={said.firstAdmin.title} lead={said.firstAdmin.lead} />
      <Field
        label={said.firstAdmin.firstName}
        name="first_name"
        autoComplete="given-name"
        error={fault('first_name')}
      />
      <Field
        label={said.firstAdmin.lastName}
        name="last_name"
        autoComplete="family-name"
        error={fault('last_name')}
      />
      <Field
        label={said.entrance.email}
        name="email"
        type="email"
        autoComplete="email"
        error={fault('email')}
      />
      <PasswordField
        label={said.entrance.newPassword}
        name="password"
        autoComplete="new-password"
        hint={faults.password ? undefined : said.entrance.passwordRule}
        error={fault('password')}
      />
      <div role="alert">{attempt.problem ? <Notice tone="bad">{attempt.problem}</Notice> : null}</div>
      <SubmitButton attempt={attempt} label={said.firstAdmin.submit} busyLabel={said.firstAdmin.busy} />
    </form>
  )
}
