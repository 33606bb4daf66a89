import { nameOf, type Segment } from '#course/shared/segments.ts'
import type { Locale } from '#domain/errors.ts'
import { isBlank } from '#domain/plan/messages.ts'
import { pairsOf } from '#domain/plan/pairs.ts'
import { answers, type PlanData } from '#domain/plan/plan-data.ts'
import { longestPart, type PartName } from './proposition.ts'

/** More would hide the blanks. */
const most = 4

type Need = {
  readonly title?: string | null
  readonly level?: number | null
  readonly parent?: string | null
}

/** The strongest first. */
const titlesOf = (needs: readonly Need[] = [], segment: string, count: number) =>
  needs
    .filter(({ parent }) => parent === segment)
    .toSorted((one, other) => (other.level ?? 0) - (one.level ?? 0))
    .slice(0, count)
    .map(({ title }) => title)

/** What earlier work offers for each blank of a segment's sentence. */
export function earlierFor(
  plan: PlanData,
  segment: Segment,
  locale: Locale,
): Readonly<Record<PartName, readonly string[]>> {
  const { _id, profile } = segment
  const offerings = pairsOf(plan).flatMap((pair) => (pair.segment._id === _id ? [pair.offering] : []))
  const own = new Set([...(plan.pain ?? []), ...(plan.gain ?? [])].filter(isOf(_id)).map((need) => need._id))
  const matched = offerings.flatMap(({ painMatch, gainMatch }) => [
    ...(painMatch ?? []).map(({ painId, title }) => ({ id: painId, title })),
    ...(gainMatch ?? []).map(({ gainId, title }) => ({ id: gainId, title })),
  ])
  const chosen = answers(plan, 'three', 'opportunity', 'gap').filter(({ selected }) => selected)
  return {
    who: tidy([isBlank(segment.name) ? '' : nameOf(segment, locale), profile?.name]),
    need: tidy([...titlesOf(plan.pain, _id, 3), ...titlesOf(plan.gain, _id, 1)]),
    offering: tidy(offerings.map(({ name }) => name)),
    category: [],
    benefit: tidy(matched.filter(({ id }) => own.has(id ?? '')).map(({ title }) => title)),
    alternative: tidy(answers(plan, 'three', 'map-current-solutions', 'solution').map(({ value }) => value)),
    difference: tidy(chosen.map(({ parent }) => plan.activity?.find((one) => one._id === parent)?.name)),
  }
}

const isOf = (segment: string) => (need: Need) => need.parent === segment

const tidy = (ideas: readonly (string | null | undefined)[]): readonly string[] =>
  [...new Set(ideas.map((idea) => idea?.trim() ?? ''))]
    .filter((idea) => idea !== '' && idea.length <= longestPart)
    .slice(0, most)
