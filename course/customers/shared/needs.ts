import { type Gap, isBlank, itemProblem, type PlanMessage, requiredGap } from '#domain/plan/messages.ts'
import type { PlanData, RecordOf } from '#domain/plan/plan-data.ts'
import { remembered } from '#domain/remembered.ts'
import { noSegments } from './no-segments.ts'

/** What troubles a segment, or what it hopes for: both are noted and weighed alike. */
export type NeedKind = 'pain' | 'gain'
export type Need = RecordOf<NeedKind>

export const levels = [1, 2, 3, 4, 5] as const
export type Level = (typeof levels)[number]

export const longestTitle = 200
export const leastNeeds = 2
const none: readonly Need[] = []

const bySegment = remembered((needs: readonly Need[]) => Map.groupBy(needs, ({ parent }) => parent ?? ''))

/** Of one segment, as they were written. */
export const needsOf = (plan: PlanData, kind: NeedKind, segment: string): readonly Need[] =>
  bySegment(plan[kind] ?? none).get(segment) ?? none

export function levelOf({ level }: Need): Level | null {
  return levels.find((one) => one === level) ?? null
}

/** Those that nobody has weighed yet wait at the top. */
export const strongestFirst = (needs: readonly Need[]): readonly Need[] =>
  needs.toSorted((one, other) => (levelOf(other) ?? 6) - (levelOf(one) ?? 6))

/** To whom a field of the step belongs: most bear the id of the segment, some that of one of its needs. */
export const ownsNeed = (plan: PlanData, kind: NeedKind) => (segment: string, field: string) =>
  field.includes(segment) || needsOf(plan, kind, segment).some(({ _id }) => field.includes(_id))

const messages = {
  pain: {
    en: 'Add at least {n} pains with their strength.',
    es: 'Agrega al menos {n} frustraciones con su fuerza.',
  },
  gain: {
    en: 'Add at least {n} gains with their level.',
    es: 'Agrega al menos {n} alegrías con su nivel.',
  },
}

export const needGaps =
  (kind: NeedKind) =>
  (plan: PlanData): readonly Gap[] => {
    const segments = plan.segment ?? []
    if (segments.length === 0) return [noSegments]
    return segments.flatMap(({ _id }) => gapsOfSegment(plan, kind, _id))
  }

export function gapsOfSegment(plan: PlanData, kind: NeedKind, segment: string): readonly Gap[] {
  const needs = needsOf(plan, kind, segment)
  const weighed = needs.filter((need) => levelOf(need) !== null)
  const few: Gap = { field: `${kind}s:${segment}`, message: messages[kind], values: { n: leastNeeds } }
  return [
    ...(weighed.length < leastNeeds ? [few] : []),
    ...needs.flatMap((need): Gap[] => [
      ...requiredGap(`title:${need._id}`, need.title),
      ...(levelOf(need) === null ? [{ field: `level:${need._id}`, message: 'required' } as const] : []),
    ]),
  ]
}

export type NeedDraft = {
  readonly title: string
  readonly description: string
  readonly level: Level | null
}

/** Why a need cannot be saved yet; `others` are the titles that the segment has already. */
export function needProblems(
  { title, level }: NeedDraft,
  others: readonly string[],
): Partial<Record<'title' | 'level', PlanMessage>> {
  const problem = itemProblem(title, others, longestTitle)
  return { ...(problem ? { title: problem } : {}), ...(level === null ? { level: 'required' } : {}) }
}

export const titleOf = ({ title }: Need) => (isBlank(title) ? '–' : (title ?? '').trim())
