import { inLocale, locales, splitLocale } from '#web/i18n/locale.ts'

type Page = {
  title: string
  /** Where the page stands, the nearest first. */
  within: readonly string[]
  about: string
  origin: string
  pathname: string
}

/** Title, language, description, canonical address and the same page in the other language. */
export function describePage({ title, within, about, origin, pathname }: Page): void {
  document.title = [title, ...within, 'Germina'].join(' · ')
  const { locale: lang } = splitLocale(pathname)
  // The browser computes anew, and reads the manifest again, also when it is told the same.
  if (document.documentElement.lang !== lang) document.documentElement.lang = lang
  setMeta('description', about)
  const manifest = document.head.querySelector('link[rel="manifest"]')
  const file = `/manifest.${lang}.webmanifest`
  if (manifest && manifest.getAttribute('href') !== file) manifest.setAttribute('href', file)
  for (const old of document.head.querySelectorAll('link[data-page]')) old.remove()
  const place = { pathname, search: '', hash: '' }
  addLink({ rel: 'canonical', href: origin + pathname })
  for (const locale of locales) {
    addLink({ rel: 'alternate', hreflang: locale, href: origin + inLocale(locale, place) })
  }
  addLink({ rel: 'alternate', hreflang: 'x-default', href: origin + inLocale('en', place) })
}

function setMeta(name: string, content: string): void {
  let meta = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)
  if (!meta) {
    meta = document.createElement('meta')
    meta.name = name
    document.head.append(meta)
  }
  meta.content = content
}

function addLink(attributes: Record<string, string>): void {
  const link = document.createElement('link')
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
  link.dataset.page = ''
  document.head.append(link)
}
