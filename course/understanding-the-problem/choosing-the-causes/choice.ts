import { type Box, causeTree } from '#course/understanding-the-problem/shared/cause-tree.ts'
import { type Gap, isBlank, requiredGap } from '#domain/plan/messages.ts'
import { answer, type PlanData, type RecordOf } from '#domain/plan/plan-data.ts'

type Cause = RecordOf<'cause'>
export type Score = 'feeds' | 'change'

/** A cause as it is weighed: where it hangs, both scores from 1 to 5, and why it was chosen. */
export type Card = {
  readonly id: string
  /** From 1, in the order of the tree: the same number on the card and on the bubble. */
  readonly number: number
  readonly text: string
  /** The causes between the trunk and this one. */
  readonly path: readonly string[]
  readonly feeds: number | null
  readonly change: number | null
  readonly isChosen: boolean
  readonly reason: string
}

export const most = 3

/** Effects are no causes; a cause without words cannot be weighed. */
const isReal = ({ causeType, description }: Cause) =>
  (causeType === 'main' || causeType === 'underlying') && !isBlank(description)

const scoreOf = (text: string | undefined): number | null => {
  const score = Number(text)
  return Number.isInteger(score) && score >= 1 && score <= 5 ? score : null
}

/** The real causes in the order of the tree: each followed by what lies under it. */
export function cardsOf(plan: PlanData): readonly Card[] {
  const causes = (plan.cause ?? []).filter(isReal)
  const byId = new Map(causes.map((cause) => [cause._id, cause]))
  const cards: Card[] = []
  const visit = ({ id, text, children }: Box, path: readonly string[]) => {
    const cause = byId.get(id)
    if (cause) cards.push({ ...judged(plan, cause), number: cards.length + 1, text, path })
    for (const child of children) visit(child, [...path, text])
  }
  for (const box of causeTree(causes).cause) visit(box, [])
  return cards
}

function judged(plan: PlanData, { _id, selected }: Cause) {
  const rating = answer(plan, 'one', 'choosing-the-causes', 'rating', _id)
  const [feeds, change] = rating?.valueArr ?? []
  return {
    id: _id,
    feeds: scoreOf(feeds),
    change: scoreOf(change),
    isChosen: selected === true,
    reason: rating?.description ?? '',
  }
}

/** Both scores as they are stored, after one of them changed. */
export function withScore({ feeds, change }: Card, score: Score, value: number): string[] {
  const next = { feeds, change, [score]: value }
  return [next.feeds, next.change].map((one) => String(one ?? ''))
}

export function gaps(plan: PlanData): readonly Gap[] {
  const chosen = cardsOf(plan).filter(({ isChosen }) => isChosen)
  if (chosen.length === 0) return [{ field: 'selected', message: 'selectOne' }]
  return [
    ...(chosen.length > most ? [{ field: 'selected', message: 'max3' } as const] : []),
    ...chosen.flatMap(({ id, feeds, change, reason }): Gap[] => [
      ...(feeds === null ? [{ field: `feeds:${id}`, message: 'required' } as const] : []),
      ...(change === null ? [{ field: `change:${id}`, message: 'required' } as const] : []),
      ...requiredGap(`reason:${id}`, reason),
    ]),
  ]
}

/** Null while one of both scores is missing. */
export const weightOf = ({ feeds, change }: Card) =>
  feeds === null || change === null ? null : feeds * change

/** Strong causes within reach first; those without both scores at the end. */
export const ranked = (cards: readonly Card[]): readonly Card[] =>
  cards.toSorted((one, other) => (weightOf(other) ?? 0) - (weightOf(one) ?? 0) || one.number - other.number)
