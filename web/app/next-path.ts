import { matchRoute } from './match-route.ts'

const fallback = '/home'
/** Backslashes, control characters and double slashes can turn a path into another site's address. */
const unsafe = /[\\\p{Cc}]|^\/\/|%0[ad]|%5c|\/\/|%2f/iu

/** Where a person goes after login: only a page of our own table, else home. */
export function nextPath(wanted: string | null | undefined): string {
  if (!wanted?.startsWith('/')) return fallback
  const [path = '', query = ''] = wanted.split('#')[0]?.split('?') ?? []
  if (unsafe.test(path) || /[\\\p{Cc}]/u.test(query)) return fallback
  const match = matchRoute(path)
  if (!match || match.route.name === 'login' || match.route.name === 'reset') return fallback
  return query ? `${path}?${query}` : path
}
