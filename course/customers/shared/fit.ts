import type { Offering, Segment } from '#course/shared/segments.ts'
import { type Gap, isBlank } from '#domain/plan/messages.ts'
import { pairsOf } from '#domain/plan/pairs.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { remembered } from '#domain/remembered.ts'
import { type Match, matchesOf, reasonOf } from './matches.ts'
import { levelOf, type Need, type NeedKind, needsOf, strongestFirst } from './needs.ts'

/** From this level on a need is answered, or left for a reason. */
const strong = 4

/** Met by an offering, left on purpose, strong and waiting, or just waiting. */
type FitState = 'met' | 'left' | 'urgent' | 'open'

export type MatchOf = Match & { readonly offering: Offering }

export type FitRow = {
  readonly need: Need
  readonly state: FitState
  readonly matches: readonly MatchOf[]
  /** Why it is left; empty where it is not. */
  readonly reason: string
}

/** Levels of the needs that are met, and of all. */
export type Score = { readonly met: number; readonly all: number }

export type Fit = {
  readonly segment: Segment
  /** What this segment is offered. */
  readonly offerings: readonly Offering[]
  /** The strongest need first. */
  readonly rows: readonly FitRow[]
  readonly score: Score
}

function rowOf(plan: PlanData, kind: NeedKind, need: Need, offerings: readonly Offering[]): FitRow {
  const matches = offerings.flatMap((offering) => {
    const match = matchesOf(offering, kind).find(({ needId }) => needId === need._id)
    return match ? [{ ...match, offering }] : []
  })
  const reason = matches.length > 0 ? '' : reasonOf(plan, kind, need._id)
  const waiting = (levelOf(need) ?? 0) >= strong ? 'urgent' : 'open'
  return { need, matches, reason, state: matches.length > 0 ? 'met' : reason ? 'left' : waiting }
}

function scoreOf(rows: readonly FitRow[]): Score {
  const sum = (some: readonly FitRow[]) => some.reduce((all, { need }) => all + (levelOf(need) ?? 0), 0)
  return { met: sum(rows.filter(({ state }) => state === 'met')), all: sum(rows) }
}

function workedOut(plan: PlanData, kind: NeedKind): ReadonlyMap<string, Fit> {
  const bySegment = Map.groupBy(pairsOf(plan), ({ segment }) => segment)
  return new Map(
    [...bySegment].map(([segment, pairs]) => {
      const offerings = pairs.map(({ offering }) => offering)
      const needs = strongestFirst(needsOf(plan, kind, segment._id))
      const rows = needs.map((need) => rowOf(plan, kind, need, offerings))
      return [segment._id, { segment, offerings, rows, score: scoreOf(rows) }]
    }),
  )
}

const known = {
  pain: remembered((plan: PlanData) => workedOut(plan, 'pain')),
  gain: remembered((plan: PlanData) => workedOut(plan, 'gain')),
}

/** Of all segments that are offered something. */
export const fitsOf = (plan: PlanData, kind: NeedKind): readonly Fit[] => [...known[kind](plan).values()]

/** How well what a segment is offered answers its needs; undefined where it is offered nothing. */
export const fitOf = (plan: PlanData, kind: NeedKind, segment: string): Fit | undefined =>
  known[kind](plan).get(segment)

/** Pains and gains together. */
export function overallOf(plan: PlanData, segment: string): Score {
  const scores = (['pain', 'gain'] as const).flatMap((kind) => fitOf(plan, kind, segment)?.score ?? [])
  return {
    met: scores.reduce((sum, { met }) => sum + met, 0),
    all: scores.reduce((sum, { all }) => sum + all, 0),
  }
}

/** In per cent; null where nothing is weighed yet. */
export const percentOf = ({ met, all }: Score): number | null =>
  all === 0 ? null : Math.round((met / all) * 100)

const messages = {
  noPairs: { en: 'First say what you offer, and to whom.', es: 'Primero di qué ofreces y a quién.' },
  waits: { en: 'Connect it, or say why you leave it.', es: 'Conéctala, o di por qué la dejas de lado.' },
}

export const fitGaps =
  (kind: NeedKind) =>
  (plan: PlanData): readonly Gap[] => {
    const fits = fitsOf(plan, kind)
    if (fits.length === 0) return [{ field: 'pairs', message: messages.noPairs }]
    return fits.flatMap((fit) => gapsOfFit(kind, fit))
  }

export function gapsOfFit(kind: NeedKind, { segment, rows }: Fit): readonly Gap[] {
  const none: Gap = { field: `fit:${segment._id}`, message: 'selectOne' }
  return [
    ...(rows.some(({ state }) => state === 'met') ? [] : [none]),
    ...rows.flatMap(({ need, state, matches }): Gap[] => [
      ...(state === 'urgent' ? [{ field: `${kind}:${need._id}`, message: messages.waits }] : []),
      ...matches
        .filter(({ title, description }) => isBlank(title) || isBlank(description))
        .map(({ offering }): Gap => ({ field: `match:${offering._id}:${need._id}`, message: 'required' })),
    ]),
  ]
}
