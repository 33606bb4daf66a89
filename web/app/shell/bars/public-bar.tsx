import type { ReactNode } from 'react'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Sprout } from '#web/ui/sprout.tsx'
import classes from './bars.module.css'
import { LanguageLinks } from './language-links.tsx'
import { publicBarWords } from './public-words.ts'

type Props = {
  /** The page without its language prefix. */
  path: string
  search?: string
  /** Beside the way home, for somebody who is signed in already. */
  actions?: ReactNode
  /** For somebody who only came to read: nothing to log in to, and nothing to apply for. */
  isForReaders?: boolean
}

/** The top bar of public pages. Plain HTML, so that it works before and without JavaScript. */
export function PublicBar({ path, search = '', actions, isForReaders = false }: Props) {
  const locale = useLocale()
  const text = publicBarWords[locale]
  return (
    <header className={classes.bar}>
      <a
        href={localePath(locale, actions ? '/home' : '/')}
        className={classes.logo}
        aria-label={text.home}
        data-home
      >
        <Sprout className={classes.mark} />
        <span className={classes.wordmark}>Germina</span>
      </a>
      <span className={classes.space} />
      <LanguageLinks path={path} search={search} />
      {isForReaders ? null : <AccountLinks actions={actions} />}
    </header>
  )
}

function AccountLinks({ actions }: Pick<Props, 'actions'>) {
  const locale = useLocale()
  const text = publicBarWords[locale]
  return (
    <>
      <nav aria-label={text.account} className={classes.group} data-for={actions ? undefined : 'signed-in'}>
        <a href={localePath(locale, '/home')} className={classes.strong}>
          {text.myHome}
        </a>
        {actions}
      </nav>
      {actions ? null : (
        <nav aria-label={text.account} className={classes.group} data-for="signed-out">
          <a href={localePath(locale, '/login')} className={classes.quiet}>
            {text.login}
          </a>
          <a href={localePath(locale, '/signup')} className={classes.strong}>
            {text.applyNow}
          </a>
        </nav>
      )}
    </>
  )
}
