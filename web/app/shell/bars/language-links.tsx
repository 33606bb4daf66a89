import { type Locale, localeNames, localePath, locales } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './bars.module.css'
import { publicBarWords } from './public-words.ts'

type Props = {
  /** The page without its language prefix. */
  path: string
  /** With its question mark, or empty. */
  search?: string
}

/** One button for each language other than this one. The page and its query stay. */
export function LanguageLinks({ path, search = '' }: Props) {
  const here = useLocale()
  const text = publicBarWords[here]
  return (
    <nav aria-label={text.languages} className={classes.languages}>
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
