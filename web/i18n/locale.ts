export const locales = ['en', 'es'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'en'

export const localeNames: Record<Locale, string> = { en: 'English', es: 'Español' }

const cookieDays = 365

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}

/** '/es/login' → es and '/login'. English has no prefix; '/en/login' is not one of our paths. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, first = '', ...rest] = pathname.split('/')
  if (first !== defaultLocale && isLocale(first)) return { locale: first, path: `/${rest.join('/')}` }
  return { locale: defaultLocale, path: pathname }
}

/** Our own path ('/login?x=1') in a language ('/es/login?x=1'). */
export function localePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** The same page with its query and fragment in another language. */
export function inLocale(locale: Locale, location: { pathname: string; search: string; hash: string }) {
  const { path } = splitLocale(location.pathname)
  return localePath(locale, path) + location.search + location.hash
}

export function localeCookie(locale: Locale): string {
  return `locale=${locale}; Path=/; Max-Age=${cookieDays * 24 * 60 * 60}; SameSite=Lax`
}

export function localeInCookie(cookie: string): Locale | null {
  const value = /(?:^|;\s*)locale=([^;]*)/.exec(cookie)?.[1]
  return isLocale(value) ? value : null
}
