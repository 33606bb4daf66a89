import { type Area, loadAreaTexts } from '#web/i18n/load-texts.ts'
import type { Locale } from '#web/i18n/locale.ts'
import type { Texts } from '#web/i18n/texts.ts'
import type { RouteName } from './routes.ts'

/** Which texts the screens of a route need beyond those of every page, by the beginning of its name. */
const areas: readonly (readonly [start: string, areas: readonly Area[]])[] = [
  ['signup', ['joining', 'forms']],
  ['home-matching', ['matching']],
  ['home-profile', ['profile', 'forms']],
  ['home-project', []],
  ['home', ['home', 'forms']],
  ['manage-org-cohortid', ['cohort-admin', 'forms']],
]

let texts: Texts | null = null
const loaded = new Set<Area>()

export function keepTexts(instance: Texts): void {
  texts = instance
}

export function areasOf(route: RouteName): readonly Area[] {
  return areas.find(([start]) => route.startsWith(start))?.[1] ?? []
}

/** Brings the texts of a screen before it is shown. */
export async function loadTextsOf(route: RouteName, locale: Locale): Promise<void> {
  const missing = areasOf(route).filter((area) => !loaded.has(area))
  const found = await Promise.all(missing.map((area) => loadAreaTexts(locale, area)))
  for (const bundle of found) texts?.add(bundle)
  for (const area of missing) loaded.add(area)
}
