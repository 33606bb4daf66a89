import { type FormEvent, useState } from 'react'
import { askAuth } from '#web/features/public/entrance/ask-auth.ts'
import { focusFirstFault, withoutFaultAt } from '#web/features/public/entrance/check-entries.ts'
import { faultWords } from '#web/features/public/entrance/fault-words.ts'
import { Field } from '#web/features/public/entrance/form-fields.tsx'
import { Notice } from '#web/features/public/entrance/notice.tsx'
import { SubmitButton } from '#web/features/public/entrance/submit-button.tsx'
import { useAttempt } from '#web/features/public/entrance/use-attempt.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { AgreementBoxes } from './agreement-boxes.tsx'
import { type Entries, type Faults, fieldOfReason, readEntries, signUpFaults } from './check-sign-up.ts'
import { CheckYourMail } from './check-your-mail.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { type JoiningRole, RoleChoice } from './role-choice.tsx'
import classes from './sign-up.module.css'
import { words } from './words.ts'

type Props = {
  /** The cohort the person applies to with this account. */
  cohortId?: string
  inviteCode?: string | undefined
  role?: JoiningRole | null
  onSent?: () => void
}

export function SignUpForm({ cohortId = 'none', inviteCode, role = null, onSent }: Props) {
  const locale = useLocale()
  const said = words[locale]
  const attempt = useAttempt()
  const [faults, setFaults] = useState<Faults>({})
  const [sentTo, setSentTo] = useState('')
  const refusedField = fieldOfReason(attempt.refusal?.reason ?? '')

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const entries = readEntries(form)
    const found = signUpFaults(entries)
    setFaults(found)
    if (found.role) form.querySelector<HTMLInputElement>('[name=role]')?.focus()
    else focusFirstFault(form, found)
    if (Object.keys(found).length > 0) return
    const answer = await attempt.run(() => askAuth('sign-up/email', bodyOf(entries), locale))
    if (answer.ok) {
      setSentTo(entries.email)
      onSent?.()
    } else focusFirstFault(form, { [fieldOfReason(answer.reason) ?? '']: true })
  }

  const bodyOf = ({ ticked, passwordAgain: _checked, ...written }: Entries) => ({
    ...written,
    cohortId,
    ...(inviteCode && { inviteCode }),
    commitTime: ticked.has('commitTime'),
    commitConfidentiality: ticked.has('commitConfidentiality'),
    commitData: ticked.has('commitData') && ticked.has('privacy'),
    commitInformation: ticked.has('commitInformation'),
    commitNews: ticked.has('commitNews'),
    locale,
  })

  function errorAt(name: keyof Faults): string | undefined {
    const fault = faults[name]
    if (fault) return faultWords[locale][fault]
    return name === refusedField ? attempt.problem : undefined
  }

  if (sentTo) return <CheckYourMail email={sentTo} />
  return (
    <form
      className={classes.form}
      method="post"
      noValidate
      onSubmit={handleSubmit}
      onInput={(event) => setFaults(withoutFaultAt(faults, event.target))}
    >
      <RoleChoice chosen={role} error={errorAt('role')} />
      <div className={classes.names}>
        <Field
          label={said.firstName}
          name="first_name"
          required
          autoComplete="given-name"
          maxLength={80}
          error={errorAt('first_name')}
        />
        <Field
          label={said.lastName}
          name="last_name"
          required
          autoComplete="family-name"
          maxLength={80}
          error={errorAt('last_name')}
        />
      </div>
      <Field
        label={said.email}
        name="email"
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        hint={said.emailHint}
        error={errorAt('email')}
      />
      <NewPasswordFields error={errorAt('password')} againError={errorAt('passwordAgain')} />
      <AgreementBoxes faults={faults} />
      <div role="alert">
        {attempt.problem && !refusedField ? <Notice tone="bad">{attempt.problem}</Notice> : null}
        {Object.keys(faults).length > 1 ? <Notice tone="bad">{said.lookAgain}</Notice> : null}
      </div>
      {attempt.refusal?.reason === 'FORBIDDEN' ? (
        <a className={classes.login} href={localePath(locale, '/signup/getting-started')}>
          {said.signedIn}
        </a>
      ) : null}
      <SubmitButton attempt={attempt} label={said.submit} busyLabel={said.busy} />
    </form>
  )
}
