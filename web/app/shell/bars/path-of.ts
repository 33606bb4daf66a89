import { href, type RouteMatch } from '#web/app/match-route.ts'

/** The path of the page shown, without a language prefix. */
export function pathOf({ route, params }: RouteMatch): string {
  return href(route.name, 'en', params)
}
