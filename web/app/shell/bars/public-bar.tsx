import type { ReactNode } from 'react'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale, usePublicText } from '#web/i18n/text.tsx'
import { Sprout } from '#web/ui/sprout.tsx'
import classes from './bars.module.css'
import { LanguageLinks } from './language-links.tsx'

type Props = {
  /** The page without its language prefix. */
  path: string
  search?: string
  /** Instead of 'Apply now' and 'Login', for somebody who is signed in already. */
  actions?: ReactNode
}

/** The top bar of public pages. Plain HTML, so that it works before and without JavaScript. */
export function PublicBar({ path, search = '', actions }: Props) {
  const text = usePublicText()
  const locale = useLocale()
  return (
    <header className={classes.bar}>
      <a href={localePath(locale, '/')} className={classes.logo} aria-label={text('shell.home')}>
        <Sprout className={classes.mark} />
        <span className={classes.wordmark}>Germina</span>
      </a>
      <span className={classes.space} />
      <LanguageLinks path={path} search={search} />
      {actions ?? (
        <nav aria-label={text('shell.account')} className={classes.group}>
          <a href={localePath(locale, '/login')} className={classes.quiet}>
            {text('shell.login')}
          </a>
          <a href={localePath(locale, '/signup')} className={classes.strong}>
            {text('shell.applyNow')}
          </a>
        </nav>
      )}
    </header>
  )
}
