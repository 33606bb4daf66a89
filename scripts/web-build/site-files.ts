import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageFiles } from './page-files.ts'

/** What the server must know of the route table: which paths are pages, and which of them are ready HTML. */
export type SiteMap = {
  /** What every page asks first, by the name of the operation; the server answers it with the document. */
  readonly asked: Readonly<Record<string, string>>
  readonly prerendered: Readonly<Record<string, string>>
  /** All pages, by a regular expression of their path without language prefix. Where two fit, the first is meant. */
  readonly pages: readonly {
    readonly pattern: string
    readonly name: string
    /** Only for who is signed in. */
    readonly isGuarded: boolean
  }[]
}

const languages = ['en', 'es']
const inLanguage = (locale: string, path: string) =>
  locale === 'en' ? path : path === '/' ? `/${locale}` : `/${locale}${path}`
/** The server puts its own address here. */
const origin = '%PUBLIC_URL%'

const words: Record<string, { description: string }> = {
  en: { description: 'Your social business plan, step by step, with a mentor at your side.' },
  es: { description: 'Tu plan de negocio social, paso a paso, con una persona mentora a tu lado.' },
}

type Files = {
  readonly ofPage: (name: string) => PageFiles
  readonly steps: Readonly<Record<string, PageFiles>>
}

export async function writeSiteFiles(folder: string, site: SiteMap, files: Files): Promise<void> {
  const pages = site.pages.map((page) => ({ ...page, files: files.ofPage(page.name) }))
  await writeFile(join(folder, 'routes.json'), JSON.stringify({ ...site, pages, steps: files.steps }))
  await writeFile(join(folder, 'robots.txt'), robots())
  await writeFile(join(folder, 'sitemap.xml'), sitemap(Object.keys(site.prerendered)))
  for (const locale of languages) {
    await writeFile(join(folder, `manifest.${locale}.webmanifest`), JSON.stringify(manifest(locale)))
  }
}

function robots(): string {
  const closed = languages.flatMap((locale) =>
    ['/home', '/manage', '/shared'].map((path) => inLanguage(locale, path)),
  )
  const lines = closed.map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...lines, `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}

export function sitemap(paths: readonly string[]): string {
  const link = (locale: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${locale}" href="${origin}${inLanguage(locale, path)}"/>`
  const entries = paths
    // '/landing' shows the same page as '/', and nobody looks for the others.
    .filter((path) => !['/landing', '/reset', '/signup/first-admin', '/shared'].includes(path))
    .flatMap((path) =>
      languages.map(
        (locale) =>
          `<url><loc>${origin}${inLanguage(locale, path)}</loc>${languages.map((each) => link(each, path)).join('')}</url>`,
      ),
    )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

export function manifest(locale: string) {
  return {
    id: '/home',
    name: 'Germina',
    short_name: 'Germina',
    description: words[locale]?.description,
    lang: locale,
    start_url: inLanguage(locale, '/home'),
    scope: '/',
    display: 'standalone',
    background_color: '#fbfaf7',
    theme_color: '#78B96A',
    icons: [
      { src: '/icons/germina.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/germina-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/germina-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/germina-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
