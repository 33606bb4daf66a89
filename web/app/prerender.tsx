import './public-styles.ts'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { type Locale, locales } from '#web/i18n/locale.ts'
import { LocaleProvider } from '#web/i18n/text.tsx'
import { IslandMarkup } from '#web/ui/island.tsx'
import { UiProvider } from '#web/ui/ui-provider.tsx'
import { IslandFrame } from './island-frame.tsx'
import { islands } from './islands.tsx'
import { layouts } from './layouts/layouts.ts'
import { pagePatterns } from './match-route.ts'
import { type DocumentAssets, PublicDocument } from './public-document.tsx'
import { publicPages } from './public-pages.tsx'
import { type NamedRoute, routeNamed, routes } from './routes.ts'

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
  return locales.flatMap((locale) =>
    pages.map((route) => ({ locale, path: route.path, html: htmlOf(locale, route) })),
  )

  function htmlOf(locale: Locale, route: (typeof routes)[number]): string {
    const Page = publicPages[route.name]
    if (!Page) throw new Error(`The public page ${route.name} has no component`)
    const islandMarkup = (name: string) => {
      const island = loaded.get(name)
      if (!island) throw new Error(`The page ${route.name} shows an unknown island ${name}`)
      const Ui = island.mantine ? UiProvider : null
      const frame = <IslandFrame locale={locale} Ui={Ui} Island={island.Island} />
      return renderToString(frame, { identifierPrefix: name })
    }
    const document = (
      <LocaleProvider value={locale}>
        <PublicDocument route={route} assets={assets}>
          <UiProvider>
            <IslandMarkup value={islandMarkup}>
              <Page />
            </IslandMarkup>
          </UiProvider>
        </PublicDocument>
      </LocaleProvider>
    )
    return `<!doctype html>\n${renderToStaticMarkup(document)}\n`
  }
}

/** For the server: the paths of the ready pages, and patterns of all others. */
export function siteMap() {
  const ready = routes.filter((route) => route.prerender)
  return {
    prerendered: Object.fromEntries(ready.map((route) => [route.path, route.name])),
    pages: pagePatterns().map(({ pattern, name }) => ({ pattern, isGuarded: isGuarded(routeNamed(name)) })),
  }
}

/** Each guard lets only those in who are signed in. */
function isGuarded({ layout, guard }: NamedRoute): boolean {
  return guard !== undefined || layouts[layout].guards.length > 0
}
