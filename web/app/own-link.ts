import { sessionState } from '#web/data/session.ts'
import { splitLocale } from '#web/i18n/locale.ts'
import { matchRoute } from './match-route.ts'

type Place = { readonly origin: string; readonly pathname: string }

/**
 * The path of a link that the application can follow without loading a new document; null for other sites,
 * public pages, the other language, files, and whatever the person or the page asked to open otherwise.
 */
export function ownPath(link: HTMLAnchorElement, here: Place): string | null {
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return null
  const url = new URL(link.href, here.origin)
  if (url.origin !== here.origin || link.getAttribute('href')?.startsWith('#')) return null
  const match = matchRoute(url.pathname)
  // The first page leads whoever is signed in to their dashboard.
  const isInside = match?.route.name === 'index' && sessionState().me
  if (!match || (match.route.prerender && !isInside) || match.locale !== splitLocale(here.pathname).locale)
    return null
  return url.pathname + url.search + url.hash
}

export function isPlainClick(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.button === 0 && !modified && !event.defaultPrevented
}

export function linkOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
}
