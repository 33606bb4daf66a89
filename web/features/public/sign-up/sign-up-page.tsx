import { EntrancePage } from '#web/features/public/entrance/entrance-page.tsx'
import { Heading } from '#web/features/public/entrance/heading.tsx'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale, usePublicText } from '#web/i18n/text.tsx'
import { Island } from '#web/ui/island.tsx'
import classes from './sign-up.module.css'

export function SignUpPage() {
  const text = usePublicText()
  const locale = useLocale()
  return (
    <EntrancePage>
      <div className={classes.page}>
        <div className={classes.before}>
          <Heading title={text('signUp.title')} lead={text('signUp.lead')} />
          <p className={classes.other}>
            {text('signUp.known')} <a href={localePath(locale, '/login')}>{text('signUp.login')}</a>
          </p>
        </div>
        <Island name="sign-up" />
      </div>
    </EntrancePage>
  )
}
