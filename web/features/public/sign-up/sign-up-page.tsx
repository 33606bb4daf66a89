import { EntrancePage } from '#web/features/public/entrance/entrance-page.tsx'
import { Heading } from '#web/features/public/entrance/heading.tsx'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Island } from '#web/ui/island.tsx'
import classes from './sign-up.module.css'
import { words } from './words.ts'

export function SignUpPage() {
  const locale = useLocale()
  const text = words[locale]
  return (
    <EntrancePage>
      <div className={classes.page}>
        <div className={classes.before}>
          <Heading title={text.title} lead={text.lead} />
          <p className={classes.other}>
            {text.known} <a href={localePath(locale, '/login')}>{text.login}</a>
          </p>
        </div>
        <Island name="sign-up" />
      </div>
    </EntrancePage>
  )
}
