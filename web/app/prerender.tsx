import './public-styles.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { meText } from '#web/data/me-text.ts'
import en from '#web/i18n/en.json' with { type: 'json' }
import es from '#web/i18n/es.json' with { type: 'json' }
import { type Locale, locales } from '#web/i18n/locale.ts'
import { LocaleProvider } from '#web/i18n/text.tsx'
import { IslandMarkup } from '#web/ui/island.tsx'
import { UiProvider } from '#web/ui/ui-provider.tsx'
import { IslandFrame } from './island-frame.tsx'
import { islands } from './islands.tsx'
import { layouts } from './layouts/layouts.ts'
import { pagePatterns } from './match-route.ts'
import { type DocumentAssets, type PageFacts, PublicDocument } from './public-document.tsx'
import { isPublicPage, publicDocumentWords } from './public-document-words.ts'
import { NotFoundPage, publicPages } from './public-pages.tsx'
import { type NamedRoute, routeNamed, routes } from './routes.ts'
import { unreadText } from './shell/bars/notification-documents.ts'

/** A page where there is none says the words of the application. */
const appTexts = { en, es }
const notFoundPath = '/404'

type Prerendered = { readonly locale: Locale; readonly path: string; readonly html: string }

export async function prerender(assets: DocumentAssets): Promise<Prerendered[]> {
  const loaded = new Map(
    await Promise.all(
      Object.entries(islands).map(
        async ([name, entry]) => [name, { ...entry, Island: await entry.load() }] as const,
      ),
    ),
  )
  const pages = routes.filter((route) => route.prerender)
  return locales.flatMap((locale) => [
    ...pages.map((route) => ({ locale, path: route.path, html: pageOf(locale, route) })),
    { locale, path: notFoundPath, html: notFoundOf(locale) },
  ])

  function pageOf(locale: Locale, { name, path, layout, unlisted }: NamedRoute): string {
    const Page = publicPages[name]
    if (!Page || !isPublicPage(name)) throw new Error(`The public page ${name} has no component or title`)
    // '/' and '/landing' are the same page; search engines should know one of them.
    const address = name === 'landing' ? '/' : path
    const facts = {
      ...publicDocumentWords[locale].page[name],
      ...(unlisted ? {} : { path: address }),
      isGateway: layout === 'gateway' || unlisted === true,
    }
    return htmlOf(locale, facts, <Page />)
  }

  function notFoundOf(locale: Locale): string {
    const { error, action } = appTexts[locale]
    const facts = { title: error.notFoundRoute, about: error.notFoundHelp }
    return htmlOf(locale, facts, <NotFoundPage words={error} home={action.home} />)
  }

  function htmlOf(locale: Locale, page: PageFacts, content: ReactNode): string {
    const islandMarkup = (name: string) => {
      const island = loaded.get(name)
      if (!island) throw new Error(`The page ${page.title} shows an unknown island ${name}`)
      const Ui = island.mantine ? UiProvider : null
      const frame = <IslandFrame locale={locale} Ui={Ui} Island={island.Island} />
      return renderToString(frame, { identifierPrefix: name })
    }
    const document = (
      <LocaleProvider value={locale}>
        <PublicDocument page={page} assets={assets}>
          <UiProvider>
            <IslandMarkup value={islandMarkup}>{content}</IslandMarkup>
          </UiProvider>
        </PublicDocument>
      </LocaleProvider>
    )
    return `<!doctype html>\n${renderToStaticMarkup(document)}\n`
  }
}

/** For the server: the paths of the ready pages, patterns of all others, and what each of those asks first. */
export function siteMap() {
  const ready = routes.filter((route) => route.prerender)
  return {
    asked: { Me: meText, Unread: unreadText },
    prerendered: Object.fromEntries(ready.map((route) => [route.path, route.name])),
    pages: pagePatterns().map((page) => ({ ...page, isGuarded: isGuarded(routeNamed(page.name)) })),
  }
}

/** Each guard lets only those in who are signed in. */
function isGuarded({ layout, guard }: NamedRoute): boolean {
  return guard !== undefined || layouts[layout].guards.length > 0
}
