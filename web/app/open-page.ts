import type { ComponentType } from 'react'
import { ensureSession, isStale, sessionState } from '#web/data/session.ts'
import { isSignOutPending } from '#web/data/sign-out-pending.ts'
import { localePath, splitLocale } from '#web/i18n/locale.ts'
import type { Address } from '#web/shared/address/address.ts'
import { partOf } from '#web/ui/part.tsx'
import { passGuards } from './guards.ts'
import { layouts } from './layouts/layouts.ts'
import { legacyPath, matchRoute, type RouteMatch } from './match-route.ts'
import type { RouteName } from './routes.ts'
import { loadScreen } from './screens.ts'
import { SessionUnknown, SignedOutHere } from './session-unknown.ts'
import type { Page } from './shown-page.ts'

/** Somewhere else in the application, or a document of its own, as public pages are. */
type Elsewhere =
  | { readonly kind: 'elsewhere'; readonly href: string }
  | { readonly kind: 'document'; readonly href: string }
export type Found = Page | Elsewhere

const nothing: Page = { kind: 'nothing' }
const screens = new Map<RouteName, ComponentType>()

/** At once where everything is known already. */
export function pageAt(address: Address): Found | Promise<Found> {
  try {
    const old = legacyPath(address.pathname)
    if (old) return { kind: 'elsewhere', href: old + address.searchStr }
    const match = matchRoute(address.pathname)
    if (!match) return nothing
    const needsSession = guardsOf(match).length > 0 && isStale(sessionState(), Date.now())
    return needsSession ? afterSession(address, match) : entered(address, match)
  } catch (error) {
    return { kind: 'fault', error }
  }
}

async function afterSession(address: Address, match: RouteMatch): Promise<Found> {
  try {
    await ensureSession()
    return await entered(address, match)
  } catch (error) {
    return { kind: 'fault', error }
  }
}

function entered(address: Address, match: RouteMatch): Found | Promise<Found> {
  const away = wayAway(address, match)
  if (away) return away
  const { name } = match.route
  const Screen = screens.get(name)
  return Screen ? { kind: 'screen', name, Screen } : loaded(name)
}

async function loaded(name: RouteName): Promise<Page> {
  try {
    const Screen = await partOf(() => loadScreen(name))
    screens.set(name, Screen)
    return { kind: 'screen', name, Screen }
  } catch (error) {
    return { kind: 'fault', error }
  }
}

/** The code of a page, before anybody goes there. */
export async function prepareScreen(pathname: string): Promise<void> {
  const match = matchRoute(pathname)
  if (match && !match.route.prerender && !screens.has(match.route.name)) await loaded(match.route.name)
}

const guardsOf = ({ route }: RouteMatch) => [
  ...layouts[route.layout].guards,
  ...(route.guard ? [route.guard] : []),
]

function wayAway({ pathname, searchStr }: Address, match: RouteMatch): Elsewhere | null {
  const { route, params, locale } = match
  const session = sessionState()
  if (route.name === 'index' && session.me) return { kind: 'elsewhere', href: localePath(locale, '/home') }
  if (route.prerender) return { kind: 'document', href: pathname + searchStr }
  const names = guardsOf(match)
  if (names.length === 0) return null
  if (session.status === 'unknown') throw new SessionUnknown()
  const wanted = splitLocale(pathname).path + searchStr
  const verdict = passGuards(names, session, { route, params, wanted })
  if (verdict.allow) return null
  // Nobody was there to hear of the logout. The login page would lead back here, and so on.
  if (isSignOutPending()) throw new SignedOutHere()
  const href = localePath(locale, verdict.to)
  return { kind: isDocument(href) ? 'document' : 'elsewhere', href }
}

/** Public pages are documents of their own, not part of the application. */
const isDocument = (href: string) => matchRoute(href.split(/[?#]/)[0] ?? '')?.route.prerender === true
