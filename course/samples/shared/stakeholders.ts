import type { ValueIn } from '#domain/options/choice.ts'
import type { solutionKinds, stakeholderGroups, tieKinds } from '#domain/options/stakeholders.ts'
import { answer, type Draft, type Plan, type PlanData, ref } from './draft.ts'

/** Scores 0 to 5 by label of the impact activity. */
type Scores = Readonly<Record<string, number>>

export type Solution = {
  readonly label: string
  readonly name: string
  readonly kind: ValueIn<typeof solutionKinds>
  readonly does: string
  readonly scores: Scores
}

type Placed = Pick<
  PlanData<'input'>,
  'power' | 'interest' | 'position' | 'relationship' | 'plan' | 'give' | 'receive'
>

export type Stakeholder = Placed & {
  readonly label: string
  readonly name: string
  readonly reason: string
  readonly group: ValueIn<typeof stakeholderGroups>
  /** Label of the segment or solution it was taken over from. */
  readonly from?: string
  readonly segmentRole?: string
  readonly wants?: string
  readonly worries?: string
  readonly nextStep?: string
  readonly links?: readonly Link[]
}

type Link = { readonly to: string; readonly kind: ValueIn<typeof tieKinds>; readonly text: string }

export type Stakeholders = {
  readonly solutions: readonly Solution[]
  readonly own?: Scores
  /** Why nobody fills this gap yet, by label of the impact activity. */
  readonly gaps?: Readonly<Record<string, string>>
  readonly opportunity?: string
  readonly solutionStatement?: string
  readonly stakeholders?: readonly Stakeholder[]
}

/** Module three: who already works on the problem, the gap, and everybody who can help or stop the founder. */
export function stakeholders(given: Stakeholders): Plan {
  const { solutions, own, gaps = {}, opportunity, solutionStatement } = given
  const drafts = solutions.map(solutionDraft)
  if (own) drafts.push(answer('three', 'map-current-solutions/own', { valueArr: scoreList(own) }))
  for (const [activity, description] of Object.entries(gaps)) {
    drafts.push(answer('three', 'opportunity/gap', { parent: ref(activity), selected: true, description }))
  }
  if (opportunity) drafts.push(answer('three', 'opportunity/opportunity', { value: opportunity }))
  return {
    drafts: [...drafts, ...(given.stakeholders ?? []).flatMap(stakeholderDrafts)],
    business: solutionStatement ? { solutionStatement } : {},
  }
}

const scoreList = (scores: Scores) =>
  Object.entries(scores).map(([activity, score]) => `${ref(activity)}:${score}`)

function solutionDraft({ label, name, kind, does, scores }: Solution): Draft {
  const told = { value: name, description: does, groupName: kind, valueArr: scoreList(scores) }
  return answer('three', 'map-current-solutions/solution', told, label)
}

function stakeholderDrafts(stakeholder: Stakeholder): Draft[] {
  const { label, name, reason, group, from, segmentRole, wants, worries, nextStep, links, ...placed } =
    stakeholder
  const origin = from ? { parent: ref(from), ...(segmentRole ? { segmentType: segmentRole } : {}) } : {}
  const told = { value: name, description: reason, groupName: group, ...origin, ...placed }
  const about = Object.entries({
    'stakeholder-understanding/wants': wants,
    'stakeholder-understanding/worries': worries,
    'stakeholder-relationship/next-step': nextStep,
  })
  return [
    answer('three', 'identify-stakeholders/stakeholder', told, label),
    ...about.flatMap(([place, value]) =>
      value ? [answer('three', place, { parent: ref(label), value })] : [],
    ),
    ...(links ?? []).map(({ to, kind, text }) =>
      answer('three', 'stakeholder-relationship/link', {
        parent: ref(label),
        valueArr: [ref(to)],
        relationType: kind,
        description: text,
      }),
    ),
  ]
}
