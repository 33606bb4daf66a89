import { reportErrors } from '#web/data/report-error.ts'
import { whoIsHere } from '#web/data/who-is-here.ts'
import { defaultLocale, isLocale, localeCookie } from '#web/i18n/locale.ts'
import { leadHome } from './lead-home.ts'
import { metaContent } from './meta-content.ts'
import { keepQueryInLanguageLinks } from './shell/bars/keep-query.ts'
import { watchScroll } from './shell/watch-scroll.ts'

reportErrors(metaContent('error-reports'))
// The page that says that there is none has the language read last, not that of its address.
const { lang } = document.documentElement
const locale = isLocale(lang) ? lang : defaultLocale
// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support
document.cookie = localeCookie(locale)
keepQueryInLanguageLinks(document)

for (const year of document.querySelectorAll('[data-year]'))
  year.textContent = String(new Date().getFullYear())

const top = document.querySelector<HTMLElement>('[data-top]')
if (top) watchScroll(top)

void whoIsHere().then((somebody) => somebody && leadHome(locale))

const places = [...document.querySelectorAll<HTMLElement>('[data-island]')]
if (places.length > 0) {
  const { wakeIslands } = await import('./wake-islands.tsx')
  await wakeIslands(places, locale)
}
