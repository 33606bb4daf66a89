import type { ReactNode } from 'react'
import { localePath, locales } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { isPublicPage, publicDocumentWords } from './public-document-words.ts'
import type { NamedRoute } from './routes.ts'

export type DocumentAssets = {
  readonly script: string
  readonly style: string
  readonly font: string
}

/** The server puts its own address here when it reads the file. */
const origin = '%PUBLIC_URL%'

/** The whole HTML of a public page. */
export function PublicDocument(props: { route: NamedRoute; assets: DocumentAssets; children: ReactNode }) {
  const { route, assets } = props
  const locale = useLocale()
  if (!isPublicPage(route.name)) throw new Error(`The public page ${route.name} has no title`)
  const words = publicDocumentWords[locale]
  const { title: name, about } = words.page[route.name]
  const title = `${name} · Germina`
  // '/' and '/landing' are the same page; search engines should know one of them.
  const path = route.name === 'landing' ? '/' : route.path
  const address = (each: (typeof locales)[number]) => origin + localePath(each, path)
  return (
    <html lang={locale} data-mantine-color-scheme="light">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        <meta name="description" content={about} />
        <meta name="theme-color" content="#78B96A" />
        {route.layout === 'gateway' ? <meta name="referrer" content="no-referrer" /> : null}
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
          {words.skip}
        </a>
        {props.children}
      </body>
    </html>
  )
}
