import { type FormEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { setSharedComputer } from '#web/data/shared-computer.ts'
import { type SomebodyHere, whoIsHere } from '#web/data/who-is-here.ts'
import { inLocale, localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { askAuth } from './ask-auth.ts'
import { emailFault, entryOf, focusFirstFault, passwordFault, withoutFaultAt } from './check-entries.ts'
import { type Fault, faultWords } from './fault-words.ts'
import classes from './form.module.css'
import { Field, PasswordField } from './form-fields.tsx'
import { Notice } from './notice.tsx'
import { ResendConfirmation } from './resend-confirmation.tsx'
import { SignedInAlready } from './signed-in-already.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useAttempt } from './use-attempt.ts'
import { words } from './words.ts'

type Faults = { email?: Fault | null; password?: Fault | null }
type SignedIn = { user: { role: string; main_org: string | null } | null }
type Props = {
  /** Turns what stands behind `next` into one of our own paths. */
  nextPath: (wanted: string | null) => string
}

export function LoginForm({ nextPath }: Props) {
  const locale = useLocale()
  const said = words[locale]
  const attempt = useAttempt()
  const [faults, setFaults] = useState<Faults>({})
  const [email, setEmail] = useState('')
  const confirmed = useSearchParam('confirmed')
  const [somebody, setSomebody] = useState<SomebodyHere | null>(null)
  useEffect(() => void whoIsHere().then(setSomebody), [])

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const entries = { email: entryOf(form, 'email').trim(), password: entryOf(form, 'password') }
    const found = { email: emailFault(entries.email), password: passwordFault(entries.password) }
    setFaults(found)
    if (focusFirstFault(form, found)) return
    setEmail(entries.email)
    const answer = await attempt.run(() => askAuth<SignedIn>('sign-in/email', entries, locale))
    if (answer.ok) {
      setSharedComputer(entryOf(form, 'shared') === 'on')
      window.location.assign(placeFor(answer.data))
    } else if (answer.reason === 'wrongLogin') focusFirstFault(form, { password: true })
  }

  function placeFor({ user }: SignedIn): string {
    const wanted = new URLSearchParams(window.location.search).get('next')
    const ownOrganisation = user?.role === 'admin' && user.main_org ? `/manage/${user.main_org}` : null
    const place = nextPath(wanted ?? ownOrganisation)
    return inLocale(locale, new URL(place, window.location.origin))
  }

  if (somebody) return <SignedInAlready somebody={somebody} to={placeFor({ user: somebody })} />
  return (
    <form
      className={classes.form}
      method="post"
      noValidate
      onSubmit={handleSubmit}
      onInput={(event) => setFaults(withoutFaultAt(faults, event.target))}
    >
      {confirmed ? (
        <Notice tone={confirmed === 'yes' ? 'good' : 'bad'}>
          {confirmed === 'yes' ? said.login.confirmed : said.login.notConfirmed}
        </Notice>
      ) : null}
      <Field
        label={said.entrance.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={faults.email ? faultWords[locale][faults.email] : undefined}
      />
      <PasswordField
        label={said.entrance.password}
        name="password"
        autoComplete="current-password"
        error={faults.password ? faultWords[locale][faults.password] : undefined}
      />
      <a className={classes.forgot} href={localePath(locale, '/reset')}>
        {said.login.forgot}
      </a>
      <label className={classes.tick}>
        <input type="checkbox" name="shared" />
        <span>{said.login.shared}</span>
      </label>
      <div role="alert">{attempt.problem ? <Notice tone="bad">{attempt.problem}</Notice> : null}</div>
      {attempt.refusal?.reason === 'emailNotConfirmed' ? <ResendConfirmation email={email} /> : null}
      <SubmitButton attempt={attempt} label={said.login.submit} busyLabel={said.login.busy} />
    </form>
  )
}

const never = () => () => undefined

/** Read in the browser only; the prerendered page knows no query. */
function useSearchParam(name: string): string | null {
  return useSyncExternalStore(
    never,
    () => new URLSearchParams(window.location.search).get(name),
    () => null,
  )
}
