import type { Offering } from '#course/shared/segments.ts'
import { isBlank } from '#domain/plan/messages.ts'
import { answer, type InputRecord, type PlanData } from '#domain/plan/plan-data.ts'
import { type NeedKind, needsOf } from './needs.ts'

/** An offering answers a need: under which name, and how. */
export type Match = { readonly needId: string; readonly title: string; readonly description: string }

/** Which step connects the needs of a kind. */
export const fitStep = { pain: 'pain-relievers', gain: 'gain-creators' } as const

export function matchesOf(offering: Offering, kind: NeedKind): readonly Match[] {
  const rows =
    kind === 'pain'
      ? (offering.painMatch ?? []).map(({ painId, ...rest }) => ({ needId: painId, ...rest }))
      : (offering.gainMatch ?? []).map(({ gainId, ...rest }) => ({ needId: gainId, ...rest }))
  return rows.flatMap(({ needId, title, description }) =>
    needId ? [{ needId, title: title ?? '', description: description ?? '' }] : [],
  )
}

function asStored(kind: NeedKind, matches: readonly Match[]) {
  return kind === 'pain'
    ? { painMatch: matches.map(({ needId, ...rest }) => ({ painId: needId, ...rest })) }
    : { gainMatch: matches.map(({ needId, ...rest }) => ({ gainId: needId, ...rest })) }
}

/** Entries about needs that are gone, or of segments that it is not for any more, are not written again. */
function kept(plan: PlanData, kind: NeedKind, offering: Offering): readonly Match[] {
  const own = new Set(
    (offering.segmentMatch ?? [])
      .flatMap((segment) => needsOf(plan, kind, segment ?? ''))
      .map(({ _id }) => _id),
  )
  return matchesOf(offering, kind).filter(({ needId }) => own.has(needId))
}

/** What has to be written so that an offering answers a need, anew or in other words. */
export function withMatch(plan: PlanData, kind: NeedKind, offering: Offering, match: Match) {
  const before = kept(plan, kind, offering)
  const place = before.findIndex(({ needId }) => needId === match.needId)
  return asStored(kind, place < 0 ? [...before, match] : before.with(place, match))
}

export function withoutMatch(plan: PlanData, kind: NeedKind, offering: Offering, need: string) {
  return asStored(
    kind,
    kept(plan, kind, offering).filter(({ needId }) => needId !== need),
  )
}

const skipOf = (plan: PlanData, kind: NeedKind, need: string): InputRecord | undefined =>
  answer(plan, 'two', fitStep[kind], 'skipped', need)

/** Why a need is left on purpose; empty where it is not. */
export function reasonOf(plan: PlanData, kind: NeedKind, need: string): string {
  const skip = skipOf(plan, kind, need)
  return skip?.selected ? (skip.description?.trim() ?? '') : ''
}

/** What goes with a need when it is removed. */
export function lossOf(plan: PlanData, kind: NeedKind, need: string) {
  const offerings = (plan.offering ?? []).filter((one) =>
    matchesOf(one, kind).some(({ needId }) => needId === need),
  )
  return { matches: offerings.length, reasons: skipOf(plan, kind, need)?.selected ? 1 : 0 }
}

export type MatchDraft = {
  readonly offering: string | null
  readonly title: string
  readonly description: string
}

/** Why a connection cannot be saved yet. */
export function matchProblems({ offering, title, description }: MatchDraft) {
  return {
    ...(offering === null ? { offering: 'selectOne' as const } : {}),
    ...(isBlank(title) ? { title: 'required' as const } : {}),
    ...(isBlank(description) ? { description: 'required' as const } : {}),
  }
}
