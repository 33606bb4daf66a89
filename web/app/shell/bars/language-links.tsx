import { type Locale, localeNames, localePath, locales } from '#web/i18n/locale.ts'
import { useLocale, usePublicText } from '#web/i18n/text.tsx'
import classes from './bars.module.css'

type Props = {
  /** The page without its language prefix. */
  path: string
  /** With its question mark, or empty. */
  search?: string
}

/** One button for each language other than this one. The page and its query stay. */
export function LanguageLinks({ path, search = '' }: Props) {
  const text = usePublicText()
  const here = useLocale()
  return (
    <nav aria-label={text('shell.languages')} className={classes.languages}>
      {locales
        .filter((locale) => locale !== here)
        .map((locale) => (
          <LanguageLink key={locale} locale={locale} to={localePath(locale, path) + search} />
        ))}
    </nav>
  )
}

function LanguageLink({ locale, to }: { locale: Locale; to: string }) {
  return (
    <a href={to} hrefLang={locale} lang={locale} className={classes.quiet} data-language={locale}>
      <span className={classes.wide}>{localeNames[locale]}</span>
      <span className={classes.narrow} aria-hidden="true">
        {locale.toUpperCase()}
      </span>
    </a>
  )
}
