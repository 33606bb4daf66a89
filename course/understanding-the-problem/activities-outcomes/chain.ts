import { leastActivities, selectOutcome, threeActivities } from '#course/shared/activities.ts'
import { type Cause, chosenCauses } from '#course/understanding-the-problem/shared/interview.ts'
import { verdictOf } from '#course/understanding-the-problem/shared/verdicts.ts'
import { type Gap, requiredGap } from '#domain/plan/messages.ts'
import { answer, type PlanData } from '#domain/plan/plan-data.ts'

/** An activity with the causes it works on. */
export type Link = {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly reach: number | null
  readonly outcomes: readonly string[]
  readonly isChosen: boolean
  /** Only causes that are still chosen and held. */
  readonly causes: readonly string[]
  /** Outcomes that carry an indicator already. */
  readonly measured: readonly string[]
}

/** The chosen causes that were not proved wrong. */
export function causesOf(plan: PlanData): readonly Cause[] {
  return chosenCauses(plan).filter(({ _id }) => verdictOf(plan, _id) !== 'rejected')
}

export function linksOf(plan: PlanData): readonly Link[] {
  const known = new Set(causesOf(plan).map((cause) => cause._id))
  return (plan.activity ?? [])
    .filter((activity) => activity.activityType === 'impact')
    .map((activity) => ({
      id: activity._id,
      name: activity.name ?? '',
      description: activity.description ?? '',
      reach: activity.reach ?? null,
      outcomes: texts(activity.outcomes),
      isChosen: activity.selected === true,
      causes: texts(answer(plan, 'one', 'activities-outcomes', 'cause', activity._id)?.valueArr).filter(
        (id) => known.has(id),
      ),
      measured: texts(activity.impact?.map((indicator) => indicator?.outcome ?? null)),
    }))
}

const texts = (list: readonly (string | null)[] | null | undefined): readonly string[] =>
  (list ?? []).filter((text): text is string => typeof text === 'string' && text.trim() !== '')

const linkCause = {
  en: 'Tick at least one cause it works on.',
  es: 'Marca al menos una causa en la que trabaja.',
}

export function gaps(plan: PlanData): readonly Gap[] {
  const chosen = linksOf(plan).filter((link) => link.isChosen)
  const few: Gap[] =
    chosen.length < leastActivities ? [{ field: 'activities', message: threeActivities }] : []
  return [...few, ...chosen.flatMap(linkGaps)]
}

function linkGaps({ id, name, outcomes, causes }: Link): Gap[] {
  const causeGaps: Gap[] = causes.length === 0 ? [{ field: `causes:${id}`, message: linkCause }] : []
  const outcomeGaps: Gap[] =
    outcomes.length === 0 ? [{ field: `outcomes:${id}`, message: selectOutcome }] : []
  return [...requiredGap(`activity:${id}`, name), ...causeGaps, ...outcomeGaps]
}

/** Each activity once, under the first of its causes; those without any come last, under null. */
export function byFirstCause(causes: readonly Cause[], links: readonly Link[]) {
  const under = (id: string | null) => links.filter((link) => (link.causes[0] ?? null) === id)
  const loose = under(null)
  return [
    ...causes.map((cause) => ({ cause, links: under(cause._id) })),
    ...(loose.length > 0 ? [{ cause: null, links: loose }] : []),
  ]
}

/** Outcomes of other activities, to be reused here. */
export function reusable(links: readonly Link[], own: Link): readonly string[] {
  const all = new Set(links.flatMap((link) => link.outcomes))
  return [...all].filter((outcome) => !own.outcomes.includes(outcome))
}
