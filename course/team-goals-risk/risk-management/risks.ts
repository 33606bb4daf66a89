import type { ValueIn } from '#domain/options/choice.ts'
import { riskImpacts, riskLikelihoods } from '#domain/options/finance.ts'
import { type Gap, isBlank, requiredGap } from '#domain/plan/messages.ts'
import {
  answers,
  businessOf,
  type InputRecord,
  type PlanData,
  type RecordOf,
} from '#domain/plan/plan-data.ts'

export type Likelihood = ValueIn<typeof riskLikelihoods>
export type Impact = ValueIn<typeof riskImpacts>
type Stored = NonNullable<NonNullable<RecordOf<'business'>['riskManagement']>[number]>

export const step = 'risk-management'
export const answerKey = 'answer'

/** Something that could go wrong. It has no id: it is known by its title, which no other has. */
export type Risk = {
  /** From 1; the same in list, picture and report. */
  readonly number: number
  readonly title: string
  /** Null while nobody has weighed it. */
  readonly likelyhood: Likelihood | null
  readonly impact: Impact | null
  readonly plan: string
  /** Who takes care of the answer to it. */
  readonly owner: string
  /** Until when, as 2027-03-31. */
  readonly date: string
}

const plain = (text: string | null | undefined) => (text ?? '').trim().replace(/\s+/g, ' ').toLowerCase()

/** Owner and date of the answer to a risk, kept beside it under its title. */
export const answerTo = (plan: PlanData, title: string): InputRecord | undefined =>
  answers(plan, 'nine', step, answerKey).find(({ value }) => plain(value) === plain(title))

export const rowsOf = (plan: PlanData): readonly Stored[] =>
  (businessOf(plan)?.riskManagement ?? []).filter(
    (row): row is Stored => typeof row === 'object' && row !== null,
  )

const known = <T extends string>(choices: readonly { readonly value: T }[], value: unknown): T | null =>
  choices.find((choice) => choice.value === value)?.value ?? null

export const risksOf = (plan: PlanData): readonly Risk[] =>
  rowsOf(plan).map((row, place) => {
    const answer = answerTo(plan, row.title ?? '')
    return {
      number: place + 1,
      title: row.title ?? '',
      likelyhood: known(riskLikelihoods, row.likelyhood),
      impact: known(riskImpacts, row.impact),
      plan: row.plan ?? '',
      owner: answer?.description ?? '',
      date: answer?.valueArr?.[0] ?? '',
    }
  })

export type Cell = { readonly likelyhood: Likelihood; readonly impact: Impact }

export const isPlaced = <R extends Pick<Risk, 'likelyhood' | 'impact'>>(risk: R): risk is R & Cell =>
  risk.likelyhood !== null && risk.impact !== null

export const levels = ['low', 'medium', 'high', 'extreme'] as const
export type Level = (typeof levels)[number]

/** By likelihood, for acceptable, tolerable, unacceptable and intolerable. */
const table: Readonly<Record<Likelihood, readonly [Level, Level, Level, Level]>> = {
  probable: ['medium', 'high', 'high', 'extreme'],
  possible: ['low', 'medium', 'high', 'extreme'],
  improbable: ['low', 'medium', 'medium', 'high'],
}

export function levelAt({ likelyhood, impact }: Cell): Level {
  const place = riskImpacts.findIndex(({ value }) => value === impact)
  return table[likelyhood][place] ?? 'low'
}

/** Null while it is not weighed. */
export const levelOf = (risk: Pick<Risk, 'likelyhood' | 'impact'>): Level | null =>
  isPlaced(risk) ? levelAt(risk) : null

export const needsPlan = (risk: Risk): boolean => ['high', 'extreme'].includes(levelOf(risk) ?? '')

/** The gravest first; those that are not weighed come last. */
export const byLevel = (risks: readonly Risk[]): readonly Risk[] => {
  const weight = (risk: Risk) => levels.indexOf(levelOf(risk) ?? ('' as Level))
  return risks.toSorted((one, other) => weight(other) - weight(one))
}

const middle: Cell = { likelyhood: 'possible', impact: 'tolerable' }

const ways: Readonly<Record<string, readonly [likelyhood: number, impact: number]>> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
}

function stepped<T extends string>(choices: readonly { readonly value: T }[], value: T, by: number): T {
  const place = choices.findIndex((choice) => choice.value === value) + by
  return choices[Math.min(choices.length - 1, Math.max(0, place))]?.value ?? value
}

/** Where an arrow key brings a risk; one that is not weighed yet comes to the middle. Null for other keys. */
export function moved(risk: Pick<Risk, 'likelyhood' | 'impact'>, key: string): Cell | null {
  const way = ways[key]
  if (!way) return null
  if (!isPlaced(risk)) return middle
  return {
    likelyhood: stepped(riskLikelihoods, risk.likelyhood, way[0]),
    impact: stepped(riskImpacts, risk.impact, way[1]),
  }
}

export const leastRisks = 3

const fewRisks = { en: 'Add at least {n} risks.', es: 'Agrega al menos {n} riesgos.' }

export const riskNoPlan = {
  en: 'High and extreme risks need a plan.',
  es: 'Los riesgos altos y extremos necesitan un plan.',
}

export function gaps(plan: PlanData): readonly Gap[] {
  const risks = risksOf(plan)
  const few: Gap = { field: 'risks', message: fewRisks, values: { n: leastRisks } }
  return [
    ...(risks.length < leastRisks ? [few] : []),
    ...risks.flatMap((risk): Gap[] => {
      const at = (name: string) => `${name}:${risk.number}`
      return [
        ...requiredGap(at('title'), risk.title),
        ...requiredGap(at('likelyhood'), risk.likelyhood),
        ...requiredGap(at('impact'), risk.impact),
        ...(needsPlan(risk) && isBlank(risk.plan) ? [{ field: at('plan'), message: riskNoPlan }] : []),
      ]
    }),
  ]
}
