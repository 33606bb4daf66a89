import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './footer.module.css'
import { publicBarWords } from './public-words.ts'

/** Plain HTML; `data-year` lets a page rendered at build time show the year in which it is read. */
export function Footer() {
  const locale = useLocale()
  const text = publicBarWords[locale]
  return (
    <footer className={classes.footer}>
      <p className={classes.rights}>
        © <span data-year>{new Date().getFullYear()}</span> Germina. {text.footer.rights}
      </p>
      <nav aria-label={text.footer.label} className={classes.links}>
        <a href={localePath(locale, '/privacy-policy')}>{text.footer.privacy}</a>
        <a href={localePath(locale, '/data-management')}>{text.footer.data}</a>
      </nav>
    </footer>
  )
}
