import type { ValueIn } from '#domain/options/choice.ts'
import type { measuringTimes } from '#domain/options/marketing.ts'
import { answer, type Draft, draft, type Plan, ref } from './draft.ts'

export type Indicator = {
  readonly outcome: string
  readonly kpi: string
  readonly activityToMeasure: string
  readonly toolToMeasure: string
  readonly timeToMeasure: ValueIn<typeof measuringTimes>
  /** Where it stands, where it shall be in a year, and what else could explain a change; module eight writes it. */
  readonly aim: readonly [baseline: number, target: number, other: string]
}

export type ImpactActivity = {
  readonly label: string
  readonly name: string
  readonly description: string
  readonly outcomes: readonly string[]
  readonly reach: number
  readonly selected?: boolean
  /** Labels of the causes it works on. */
  readonly causes: readonly string[]
  readonly indicators?: readonly Indicator[]
}

export type Why = {
  readonly story: string
  readonly contribution: string
  readonly impact: string
  readonly how: readonly string[]
  readonly what: readonly (readonly [label: string, text: string])[]
  readonly mission: string
  readonly vision: string
}

export type Change = {
  readonly activities: readonly ImpactActivity[]
  readonly impact?: string
  readonly why?: Why
}

/** Steps 1.9 and 1.10 (and the indicators of 8.3): what is done, what changes, and why. */
export function change({ activities, impact, why }: Change): Plan {
  const drafts = activities.flatMap(activityDrafts)
  if (impact) drafts.push(answer('one', 'activities-outcomes/impact', { value: impact }))
  if (why) drafts.push(...whyDrafts(why))
  return {
    drafts,
    business: why ? { missionStatement: why.mission, visionStatement: why.vision } : {},
  }
}

function activityDrafts(activity: ImpactActivity): Draft[] {
  const { label, name, description, outcomes, reach, selected = true, causes, indicators = [] } = activity
  return [
    draft(
      'one',
      'activity',
      {
        activityType: 'impact',
        name,
        description,
        outcomes: [...outcomes],
        reach,
        selected,
        impact: indicators.map(({ aim: _aim, ...row }) => row),
      },
      label,
    ),
    answer('one', 'activities-outcomes/cause', { parent: ref(label), valueArr: causes.map(ref) }),
  ]
}

function whyDrafts({ story, contribution, impact, how, what }: Why): Draft[] {
  const singles = Object.entries({ story, contribution, impact })
  return [
    ...singles.map(([key, value]) => answer('one', `finding-your-why/${key}`, { value })),
    ...how.map((value) => answer('one', 'finding-your-why/how', { value })),
    ...what.map(([label, value]) => answer('one', 'finding-your-why/what', { value }, label)),
  ]
}
