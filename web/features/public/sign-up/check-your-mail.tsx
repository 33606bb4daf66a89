import { Heading } from '#web/features/public/entrance/heading.tsx'
import { ResendConfirmation } from '#web/features/public/entrance/resend-confirmation.tsx'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './sign-up.module.css'
import { words } from './words.ts'

/** The same words for a new and for a known address. */
export function CheckYourMail({ email }: { email: string }) {
  const locale = useLocale()
  const text = words[locale]
  return (
    <div className={classes.sent}>
      <svg viewBox="0 0 64 48" aria-hidden="true" focusable="false" className={classes.letter}>
        <rect x="2" y="2" width="60" height="44" rx="8" />
        <path d="M4 8l28 20L60 8" />
      </svg>
      <Heading title={text.sentTitle} lead={text.sentText(email)} isNews />
      <ol className={classes.next}>
        <li>{text.sentOpen}</li>
        <li>{text.sentLogin}</li>
        <li>{text.sentProfile}</li>
      </ol>
      <ResendConfirmation email={email} />
      <a className={classes.login} href={localePath(locale, '/login?next=/signup/onboard')}>
        {text.toLogin}
      </a>
    </div>
  )
}
