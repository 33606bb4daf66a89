import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  notFound,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { ensureSession, sessionState } from '#web/data/session.ts'
import { isSignOutPending } from '#web/data/sign-out-pending.ts'
import { localePath, locales, splitLocale } from '#web/i18n/locale.ts'
import { partOf } from '#web/ui/part.tsx'
import { AppRoot } from './app-root.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { passGuards } from './guards.ts'
import { layouts } from './layouts/layouts.ts'
import { LoadingScreen } from './loading-screen.tsx'
import { legacyPath, matchRoute, type RouteMatch } from './match-route.ts'
import { NotFoundScreen } from './not-found-screen.tsx'
import { routes } from './routes.ts'
import { loadScreen } from './screens.ts'
import { SessionUnknown, SignedOutHere } from './session-unknown.ts'

type Loaded = { readonly Screen: ComponentType }
type Place = { readonly pathname: string; readonly searchStr: string }

const rootRoute = createRootRoute({ component: AppRoot, notFoundComponent: NotFoundScreen })

/** Two routes may share a shape (`/home/project/$a/$b`); matchRoute tells them apart by their values. */
function shapes(): string[] {
  const paths = routes.flatMap(({ path }) => [path.replace('/{pid?}', ''), path.replace('{pid?}', '{pid}')])
  const dollar = paths.map((path) => {
    let count = 0
    return path.replace(/\{\w+\}/g, () => `$p${++count}`)
  })
  return [...new Set(dollar)]
}

function leaf(path: string): AnyRoute {
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path,
    beforeLoad: ({ location }) => enter(location),
    loader: ({ location }) => load(location),
    staleTime: Number.POSITIVE_INFINITY,
    component: function ScreenOfRoute() {
      const { Screen }: Loaded = route.useLoaderData()
      return <Screen />
    },
  })
  return route as AnyRoute
}

async function load(place: Place): Promise<Loaded> {
  const { route } = matched(place)
  const Screen = await partOf(() => loadScreen(route.name))
  return { Screen }
}

async function enter(place: Place): Promise<void> {
  const { route, params, locale } = matched(place)
  if (route.name === 'index' && sessionState().me)
    throw redirect({ href: localePath(locale, '/home'), replace: true })
  if (route.prerender) throw openDocument(place.pathname + place.searchStr)
  const names = [...layouts[route.layout].guards, ...(route.guard ? [route.guard] : [])]
  if (names.length === 0) return
  const session = await ensureSession()
  if (session.status === 'unknown') throw new SessionUnknown()
  const wanted = splitLocale(place.pathname).path + place.searchStr
  const verdict = passGuards(names, session, { route, params, wanted })
  if (verdict.allow) return
  // Nobody was there to hear of the logout. The login page would lead back here, and so on.
  if (isSignOutPending()) throw new SignedOutHere()
  const href = localePath(locale, verdict.to)
  throw isDocument(href) ? openDocument(href) : redirect({ href, replace: true })
}

function matched(place: Place): RouteMatch {
  const match = matchRoute(place.pathname)
  if (!match) throw notFound()
  return match
}

/** Public pages are documents of their own, not part of the application. */
function isDocument(href: string): boolean {
  return matchRoute(href.split(/[?#]/)[0] ?? '')?.route.prerender === true
}

function openDocument(href: string) {
  return redirect({ href, replace: true, reloadDocument: true })
}

const legacyRoutes = locales.map((locale) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path: localePath(locale, '/dashboard/$'),
    beforeLoad: ({ location }) => {
      const path = legacyPath(location.pathname)
      if (!path) throw notFound()
      throw redirect({ href: path + location.searchStr, replace: true })
    },
  }),
)

const leaves = locales.flatMap((locale) => shapes().map((path) => leaf(localePath(locale, path))))

export const router = createRouter({
  routeTree: rootRoute.addChildren([...leaves, ...legacyRoutes]),
  defaultComponent: Outlet,
  // A part that got lost once stays lost for some browsers until the whole page is loaded again.
  defaultErrorComponent: ({ error }) => <ErrorScreen error={error} reset={() => window.location.reload()} />,
  defaultPendingComponent: LoadingScreen,
  ...firstPending(),
  defaultNotFoundComponent: NotFoundScreen,
  scrollRestoration: true,
  trailingSlash: 'never',
  parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search) => {
    const query = new URLSearchParams(search as Record<string, string>).toString()
    return query ? `?${query}` : ''
  },
})

const stopListening = router.subscribe('onResolved', () => {
  stopListening()
  router.update({ ...router.options, defaultPendingMs: 1000, defaultPendingMinMs: 500 })
})

/**
 * No page stands yet that could stay while the first one loads, so its frame appears at once. Who is not known here
 * may be sent to the login, and sees no frame that goes away again.
 */
function firstPending() {
  return { defaultPendingMs: sessionState().me ? 0 : 200, defaultPendingMinMs: 0 }
}
