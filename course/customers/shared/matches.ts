import type { Offering } from '#course/shared/segments.ts'
import { answer, type InputRecord, type PlanData } from '#domain/plan/plan-data.ts'
import type { NeedKind } from './needs.ts'

/** An offering answers a need: under which name, and how. */
type Match = { readonly needId: string; readonly title: string; readonly description: string }

/** Which step connects the needs of a kind. */
const stepOf = { pain: 'pain-relievers', gain: 'gain-creators' } as const

function matchesOf(offering: Offering, kind: NeedKind): readonly Match[] {
  const rows =
    kind === 'pain'
      ? (offering.painMatch ?? []).map(({ painId, ...rest }) => ({ needId: painId, ...rest }))
      : (offering.gainMatch ?? []).map(({ gainId, ...rest }) => ({ needId: gainId, ...rest }))
  return rows.flatMap(({ needId, title, description }) =>
    needId ? [{ needId, title: title ?? '', description: description ?? '' }] : [],
  )
}

const skipOf = (plan: PlanData, kind: NeedKind, need: string): InputRecord | undefined =>
  answer(plan, 'two', stepOf[kind], 'skipped', need)

/** What goes with a need when it is removed. */
export function lossOf(plan: PlanData, kind: NeedKind, need: string) {
  const offerings = (plan.offering ?? []).filter((one) =>
    matchesOf(one, kind).some(({ needId }) => needId === need),
  )
  return { matches: offerings.length, reasons: skipOf(plan, kind, need)?.selected ? 1 : 0 }
}
