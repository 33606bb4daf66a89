import { type Locale, localePath, splitLocale } from '#web/i18n/locale.ts'
import { type NamedRoute, type ParamName, type RouteName, routeNamed, routes } from './routes.ts'

export type Params = Readonly<Partial<Record<ParamName, string>>>
export type RouteMatch = { readonly locale: Locale; readonly route: NamedRoute; readonly params: Params }

const projectId = /^[0-9a-f]{24}$/i
const optionalPid = '/{pid?}'

/** A route with an optional project id is two patterns: with the id and without. */
const patterns = routes.flatMap((route) =>
  route.path.includes(optionalPid)
    ? [
        { route, segments: segmentsOf(route.path.replace(optionalPid, '/{pid}')) },
        { route, segments: segmentsOf(route.path.replace(optionalPid, '')) },
      ]
    : [{ route, segments: segmentsOf(route.path) }],
)

export function matchRoute(pathname: string): RouteMatch | null {
  const { locale, path } = splitLocale(pathname)
  const parts = segmentsOf(path)
  const candidates = patterns
    .filter(({ segments }) => segments.length === parts.length)
    .sort((a, b) => fixedCount(b.segments) - fixedCount(a.segments))
  for (const { route, segments } of candidates) {
    const params = paramsOf(segments, parts)
    if (params) return { locale, route, params }
  }
  return null
}

function paramsOf(segments: readonly string[], parts: readonly string[]): Params | null {
  const params: Partial<Record<ParamName, string>> = {}
  for (const [index, segment] of segments.entries()) {
    const part = parts[index] ?? ''
    const name = /^\{(\w+)\}$/.exec(segment)?.[1]
    if (!name) {
      if (segment !== part) return null
      continue
    }
    const value = decode(part)
    if (!value || (name === 'pid') !== (segments[1] === 'project' && projectId.test(value))) return null
    params[name as ParamName] = value
  }
  return params
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((part, index, all) => index > 0 && !(part === '' && index === all.length - 1))
}

function fixedCount(segments: readonly string[]): number {
  return segments.filter((segment) => !segment.startsWith('{')).length
}

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}

/** The path of a route in a language. Missing optional parameters fall out. */
export function href(
  name: RouteName,
  locale: Locale,
  params: Readonly<Partial<Record<ParamName, string | undefined>>> = {},
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  const path = routeNamed(name).path.replace(/\/\{(\w+)(\?)?\}/g, (_, key: string, optional?: string) => {
    const value = params[key as ParamName]
    if (value) return `/${encodeURIComponent(value)}`
    if (optional) return ''
    throw new Error(`${name} needs ${key}`)
  })
  const search = new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => !!entry[1]),
  )
  return localePath(locale, path) + (search.size > 0 ? `?${search}` : '')
}

const legacy = /^\/dashboard\/([^/]+)(?:\/modules\/([^/]+)(?:\/([^/]+))?)?\/?$/

/** Old menu paths still in people's bookmarks and mails. */
export function legacyPath(pathname: string): string | null {
  const { locale, path } = splitLocale(pathname)
  const found = legacy.exec(path)
  if (!found) return null
  const [, pid = '', module, step] = found
  // Without a module the rest would be one: `/home/project/two`.
  if (!module && !projectId.test(pid)) return null
  return localePath(locale, `/home/project/${[pid, module, step].filter(Boolean).join('/')}`)
}

export type PagePattern = {
  /** A regular expression of its path, without language prefix. */
  readonly pattern: string
  readonly name: RouteName
}

/** Every page of the application; where two fit, the first is meant. */
export function pagePatterns(): PagePattern[] {
  return patterns
    .toSorted((a, b) => fixedCount(b.segments) - fixedCount(a.segments))
    .map(({ route, segments }) => ({
      pattern: `^/${segments.map(segmentPattern).join('/')}/?$`,
      name: route.name,
    }))
}

function segmentPattern(segment: string): string {
  if (segment === '{pid}') return '[0-9a-fA-F]{24}'
  return segment.startsWith('{') ? '[^/]+' : segment
}
