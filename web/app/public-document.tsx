import type { ReactNode } from 'react'
import { type Locale, localePath, locales } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { publicDocumentWords } from './public-document-words.ts'

export type DocumentAssets = {
  readonly script: string
  readonly style: string
  readonly font: string
}

/** The server puts its own address here when it reads the file. */
const origin = '%PUBLIC_URL%'

export type PageFacts = {
  readonly title: string
  readonly about: string
  /** Absent for a page that has no address of its own, or one that nobody is to find. */
  readonly path?: string
  readonly isGateway?: boolean
}

/** The whole HTML of a public page. */
export function PublicDocument(props: { page: PageFacts; assets: DocumentAssets; children: ReactNode }) {
  const { page, assets } = props
  const locale = useLocale()
  const title = `${page.title} · Germina`
  return (
    <html lang={locale} data-mantine-color-scheme="light">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        <meta name="description" content={page.about} />
        <meta name="theme-color" content="#78B96A" />
        <meta name="error-reports" content="%SENTRY_DSN%" />
        {page.isGateway ? <meta name="referrer" content="no-referrer" /> : null}
        {page.path === undefined ? (
          <meta name="robots" content="noindex" />
        ) : (
          <Addresses path={page.path} title={title} about={page.about} />
        )}
        <link rel="icon" href="/icons/germina.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href={`/manifest.${locale}.webmanifest`} />
        <script src="/first-load.js" />
        <script src="/colour-scheme.js" />
        <link rel="preload" href={assets.font} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="stylesheet" href={assets.style} />
        <script type="module" src={assets.script} />
      </head>
      <body>
        <a className="skip-link" href="#content">
          {publicDocumentWords[locale].skip}
        </a>
        {props.children}
      </body>
    </html>
  )
}

/** Where the page is found, for search engines and for who shares it. */
function Addresses({ path, title, about }: { path: string; title: string; about: string }) {
  const locale = useLocale()
  const address = (each: Locale) => origin + localePath(each, path)
  return (
    <>
      <link rel="canonical" href={address(locale)} />
      {locales.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={address(each)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address('en')} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={about} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={address(locale)} />
      <meta property="og:image" content={`${origin}/share/germina-${locale}.png`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
