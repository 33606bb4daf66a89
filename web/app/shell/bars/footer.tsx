import { localePath } from '#web/i18n/locale.ts'
import { useLocale, usePublicText } from '#web/i18n/text.tsx'
import classes from './footer.module.css'

/** Plain HTML; `data-year` lets a page rendered at build time show the year in which it is read. */
export function Footer() {
  const text = usePublicText()
  const locale = useLocale()
  return (
    <footer className={classes.footer}>
      <p className={classes.rights}>
        © <span data-year>{new Date().getFullYear()}</span> Germina. {text('shell.footer.rights')}
      </p>
      <nav aria-label={text('shell.footer.label')} className={classes.links}>
        <a href={localePath(locale, '/privacy-policy')}>{text('shell.footer.privacy')}</a>
        <a href={localePath(locale, '/data-management')}>{text('shell.footer.data')}</a>
      </nav>
    </footer>
  )
}
