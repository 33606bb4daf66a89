import { byWeight, isPowerful } from '#course/stakeholders/shared/power-interest.ts'
import { nameGaps, type Stakeholder, stakeholdersOf } from '#course/stakeholders/shared/stakeholders.ts'
import type { ValueIn } from '#domain/options/choice.ts'
import { tieKinds } from '#domain/options/stakeholders.ts'
import { type Gap, isBlank, type PlanMessage, requiredGap } from '#domain/plan/messages.ts'
import { answer, answers, type InputRecord, type PlanData } from '#domain/plan/plan-data.ts'
import { remembered, steadyList } from '#domain/remembered.ts'

export const step = 'stakeholder-relationship'
export type TieKind = ValueIn<typeof tieKinds>

/** What goes from one stakeholder to another, as far as the team knows. */
export type Tie = {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly kind: TieKind | null
  readonly description: string
}

const isKind = (kind: unknown): kind is TieKind => tieKinds.some(({ value }) => value === kind)

const tieOf = remembered(
  ({ _id, parent, valueArr, relationType, description }: InputRecord): Tie => ({
    id: _id,
    from: parent ?? '',
    to: valueArr?.[0] ?? '',
    kind: isKind(relationType) ? relationType : null,
    description: description?.trim() ?? '',
  }),
)

const allTies = (plan: PlanData) => answers(plan, 'three', step, 'link').map(tieOf)

const isHeld = (plan: PlanData) => {
  const ids = new Set(stakeholdersOf(plan).map(({ id }) => id))
  return ({ from, to }: Tie) => ids.has(from) && ids.has(to) && from !== to
}

/** The ties between stakeholders who are still there, oldest first. */
export const tiesOf = remembered((plan: PlanData): readonly Tie[] => allTies(plan).filter(isHeld(plan)))

/** What leads to somebody who was removed. It goes with the next tie that is written. */
export function looseTies(plan: PlanData): readonly Tie[] {
  const held = isHeld(plan)
  return allTies(plan).filter((tie) => !held(tie))
}

const steady = steadyList<Stakeholder, Tie>()

/** The ties of one of them; the same list as long as nothing of it changes. */
export const tiesAt = (ties: readonly Tie[], stakeholder: Stakeholder): readonly Tie[] =>
  steady(
    stakeholder,
    ties.filter(({ from, to }) => from === stakeholder.id || to === stakeholder.id),
  )

export const nextStepOf = (plan: PlanData, { id }: Stakeholder) =>
  answer(plan, 'three', step, 'next-step', id)?.value ?? ''

export type TieDraft = {
  readonly to: string | null
  readonly kind: TieKind | null
  readonly description: string
}

/** Why a tie cannot be drawn from somebody: nobody is tied to themselves, nor twice in the same way. */
export function tieProblems(
  ties: readonly Tie[],
  from: string,
  { to, kind }: TieDraft,
): Partial<Record<'to' | 'kind', PlanMessage>> {
  const isThere = ties.some((tie) => tie.from === from && tie.to === to && tie.kind === kind)
  const toProblem = to === null ? 'required' : to === from || isThere ? 'duplicate' : undefined
  return { ...(toProblem && { to: toProblem }), ...(kind === null && { kind: 'required' as const }) }
}

export type TieToBuild = {
  readonly stakeholder: Stakeholder
  readonly nextStep: string
  /** Who knows both: a strong tie to the team, and one to them. */
  readonly introducers: readonly Stakeholder[]
}

const isWeak = ({ relationship }: Stakeholder) => relationship === 'Weak'

/** Weak ties to those with power, the weightiest first. */
export function tiesToBuild(plan: PlanData): readonly TieToBuild[] {
  const stakeholders = stakeholdersOf(plan)
  const ties = tiesOf(plan)
  const strong = stakeholders.filter(({ relationship }) => relationship === 'Strong')
  const areTied = (one: string, other: string) =>
    ties.some(({ from, to }) => (from === one && to === other) || (from === other && to === one))
  return byWeight(stakeholders.filter((one) => isWeak(one) && isPowerful(one))).map((stakeholder) => ({
    stakeholder,
    nextStep: nextStepOf(plan, stakeholder).trim(),
    introducers: strong.filter(({ id }) => areTied(id, stakeholder.id)),
  }))
}

export const needsStep = (stakeholder: Stakeholder) => isWeak(stakeholder) && isPowerful(stakeholder)

export function gaps(plan: PlanData): readonly Gap[] {
  const stakeholders = stakeholdersOf(plan)
  if (stakeholders.length === 0) return [{ field: 'stakeholders', message: 'required' }]
  return [
    ...nameGaps(stakeholders),
    ...stakeholders.flatMap((one) => [
      ...requiredGap(`relationship:${one.id}`, one.relationship),
      ...(needsStep(one) ? requiredGap(`next-step:${one.id}`, nextStepOf(plan, one)) : []),
    ]),
  ]
}

/** How many are strong, weak, or not judged yet. */
export function strengthsOf(stakeholders: readonly Stakeholder[]) {
  const count = (strength: Stakeholder['relationship']) =>
    stakeholders.filter(({ relationship }) => relationship === strength).length
  return { strong: count('Strong'), weak: count('Weak'), open: count(null) }
}

export const isDrawn = (plan: PlanData) =>
  tiesOf(plan).length > 0 || stakeholdersOf(plan).some(({ relationship }) => !isBlank(relationship))
