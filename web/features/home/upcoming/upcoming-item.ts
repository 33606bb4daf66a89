import { moduleByNumber, moduleBySlug } from '#course/course.ts'
import type { UpcomingItem } from '#web/features/home/home-documents.ts'
import type { Locale } from '#web/i18n/locale.ts'

export const upcomingKinds = [
  'open_date',
  'close_date',
  'matching_start',
  'matching_end',
  'start_date',
  'end_date',
  'module_start',
  'goal',
  'review_waiting',
] as const
export type UpcomingKind = (typeof upcomingKinds)[number]

export function kindOf({ kind }: UpcomingItem): UpcomingKind | null {
  return upcomingKinds.find((known) => known === kind) ?? null
}

/** What the item is about, beside its kind: a module in the reader's language, a goal, a project, a cohort. */
export function subjectOf(item: UpcomingItem, locale: Locale): string {
  const module = courseModule(item)
  if (item.kind === 'module_start') {
    const isShipped = module && (item.title === module.name.en || item.title === module.name.es)
    return isShipped ? module.name[locale] : (item.title ?? '')
  }
  if (item.kind === 'review_waiting' && module) return `${item.title ?? ''} · ${module.name[locale]}`
  return item.title ?? item.cohort_title ?? ''
}

/** Where the item is worked on; null for dates that only pass. */
export function pathOf(item: UpcomingItem): string | null {
  const module = courseModule(item)
  return item.project_id && module ? `/home/project/${item.project_id}/${module.slug}` : null
}

function courseModule({ module }: UpcomingItem) {
  if (!module) return undefined
  return /^\d+$/.test(module) ? moduleByNumber(Number(module)) : moduleBySlug(module)
}

export type Month = { readonly key: string; readonly items: readonly UpcomingItem[] }

/** By the calendar of the reader's device. What waits already stands before all months. */
export function byMonth(items: readonly UpcomingItem[], now: Date): readonly Month[] {
  const months = Map.groupBy(items, (item) => {
    const date = new Date(item.date)
    return item.kind === 'review_waiting' || date < startOfDay(now) ? 'now' : monthKey(date)
  })
  return [...months].map(([key, list]) => ({ key, items: list })).sort((a, b) => rank(a.key) - rank(b.key))
}

const rank = (key: string) => (key === 'now' ? 0 : Number(key.replace('-', '')))
const monthKey = (date: Date) => `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`
const startOfDay = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate())
