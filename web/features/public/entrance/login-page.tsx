import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Island } from '#web/ui/island.tsx'
import { EntrancePage } from './entrance-page.tsx'
import classes from './form.module.css'
import { Heading } from './heading.tsx'
import { words } from './words.ts'

export function LoginPage() {
  const locale = useLocale()
  const text = words[locale]
  return (
    <EntrancePage>
      <Heading title={text.login.title} lead={text.login.lead} />
      <Island name="login" />
      <p className={classes.other}>
        {text.login.new} <a href={localePath(locale, '/signup')}>{text.login.apply}</a>
      </p>
    </EntrancePage>
  )
}
