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
  const place = { pathname, search: '', hash: '' }
  setLink('canonical', '', origin + pathname)
  for (const locale of locales) setLink('alternate', locale, origin + inLocale(locale, place))
  setLink('alternate', 'x-default', origin + inLocale('en', place))
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

function setLink(rel: string, hreflang: string, href: string): void {
  const language = hreflang ? `[hreflang="${hreflang}"]` : ''
  let link = document.head.querySelector<HTMLLinkElement>(`link[rel="${rel}"]${language}`)
  if (!link) {
    link = document.createElement('link')
    link.rel = rel
    if (hreflang) link.hreflang = hreflang
    document.head.append(link)
  }
  link.href = href
}
