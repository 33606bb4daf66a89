import type { SomebodyHere } from '#web/data/who-is-here.ts'
import buttons from '#web/features/public/buttons.module.css'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './form.module.css'
import { Notice } from './notice.tsx'
import { words } from './words.ts'

/** In place of the login form, for who needs none. */
export function SignedInAlready({ somebody, to }: { somebody: SomebodyHere; to: string }) {
  const { signedIn } = words[useLocale()].login
  const name = `${somebody.first_name} ${somebody.last_name}`.trim()
  return (
    <div className={classes.form} role="status">
      <Notice tone="good">{signedIn.as(name, somebody.email)}</Notice>
      <a className={buttons.primary} href={to}>
        {signedIn.goOn}
      </a>
      <p className={classes.hint}>{signedIn.other}</p>
    </div>
  )
}
