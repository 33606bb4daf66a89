import { askedSegments } from '#course/business-model/shared/asked-segments.ts'
import { inAll, type KeyItem, keyItems, storedAs } from '#course/shared/key-items.ts'
import type { Segment } from '#course/shared/segments.ts'
import type { Gap } from '#domain/plan/messages.ts'
import { answer, type PlanData } from '#domain/plan/plan-data.ts'

const step = 'key-resources'
export const categories = ['people', 'things', 'knowledge', 'money'] as const
type Category = (typeof categories)[number]

export type Resource = KeyItem<Category> & {
  /** Still missing. */
  readonly isNeeded: boolean
}

/** What a segment needs, in the order of its weight. What is missing is known by its words. */
export function resourcesOf(plan: PlanData, segment: Segment): readonly Resource[] {
  const needed = new Set(neededIn(plan, segment._id))
  return keyItems(segment.keyResources, categories).map((one) => ({ ...one, isNeeded: needed.has(one.text) }))
}

/** What all of several segments need; missing where one of them misses it. */
export function sharedResources(plan: PlanData, segments: readonly Segment[]): readonly Resource[] {
  const lists = segments.map((segment) => resourcesOf(plan, segment))
  const missing = new Set(lists.flat().flatMap((one) => (one.isNeeded ? [storedAs(one)] : [])))
  return inAll(lists).map((one) => ({ ...one, isNeeded: missing.has(storedAs(one)) }))
}

export const neededIn = (plan: PlanData, segment: string): readonly string[] =>
  answer(plan, 'four', step, 'needed', segment)?.valueArr ?? []

/** What is kept of a segment's resources. What is missing of the former ones stays until the next change, see `useResources`. */
export function writtenOf(before: readonly Resource[], after: readonly Resource[]) {
  const missing = (all: readonly Resource[]) => all.filter(({ isNeeded }) => isNeeded).map(({ text }) => text)
  const there = new Set(after.map(({ text }) => text))
  const former = missing(before).filter((text) => !there.has(text))
  return { keyResources: after.map(storedAs), needed: [...new Set([...former, ...missing(after)])] }
}

export const leastResources = 3
export const leastCategories = 2
/** With more, the important ones are hard to see. */
export const manyResources = 8

const messages = {
  few: { en: 'List at least {n} resources.', es: 'Anota al menos {n} recursos.' },
  oneKind: { en: 'Use at least {n} of the columns.', es: 'Usa al menos {n} de las columnas.' },
}

export function segmentGaps(plan: PlanData, segment: Segment): readonly Gap[] {
  const resources = resourcesOf(plan, segment)
  const field = `segment:${segment._id}`
  if (resources.length < leastResources)
    return [{ field, message: messages.few, values: { n: leastResources } }]
  const kinds = new Set(resources.map(({ category }) => category)).size
  return kinds < leastCategories ? [{ field, message: messages.oneKind, values: { n: leastCategories } }] : []
}

export function gaps(plan: PlanData): readonly Gap[] {
  const asked = askedSegments(plan)
  if (asked.length === 0) return [{ field: 'segments', message: 'required' }]
  return asked.flatMap((segment) => segmentGaps(plan, segment))
}
