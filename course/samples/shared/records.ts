import { planEntities } from '#domain/entities/index.ts'
import type { PlanData, PlanRecords } from '#domain/plan/plan-data.ts'
import { type Draft, joinPlans, type Plan } from './draft.ts'
import { idOf, idsOf, withIds } from './labels.ts'

type Row = Readonly<Record<string, unknown>>

/** Records as far as somebody wrote them, by kind. */
export type Written = { readonly [K in keyof PlanRecords | 'project']?: readonly Row[] }

/** What the parts of a plan that are written with labels look like to a room. */
export function writtenIn(parts: readonly Plan[]): Written {
  const { drafts, business, team } = joinPlans(...parts)
  const all: readonly Draft[] = [{ kind: 'business', module: 'one', data: business }, ...joined(drafts)]
  const ids = idsOf(all, (_, index) => (index + 1).toString(16).padStart(24, '0'))
  const rows = all.map(({ kind, label, data }, index) => {
    const named = withIds(data, ids) as Row
    return { kind, row: { _id: idOf(ids, label ?? index), ...named } }
  })
  const kinds = Map.groupBy(rows, ({ kind }) => kind)
  return {
    ...Object.fromEntries([...kinds].map(([kind, own]) => [kind, own.map(({ row }) => row)])),
    ...(team && { project: [{ _id: 'ba5e'.padEnd(24, '0'), team_members: team }] }),
  }
}

/** A later part says more about a record of an earlier one by its label. */
function joined(drafts: readonly Draft[]): readonly Draft[] {
  const same = Map.groupBy(drafts, ({ label }, index) => label ?? index)
  return [...same.values()].flatMap(([first, ...more]) =>
    first ? [{ ...first, data: Object.assign({}, first.data, ...more.map(({ data }) => data)) }] : [],
  )
}

/** The records of all parts. A later part may say more about a record of an earlier one. */
export function joinWritten(parts: readonly Written[]): Written {
  const kinds = Map.groupBy(
    parts.flatMap((part) => Object.entries(part)),
    ([kind]) => kind,
  )
  return Object.fromEntries(
    [...kinds].map(([kind, own]) => {
      const rows = Map.groupBy(
        own.flatMap(([, some]) => some),
        ({ _id }) => _id,
      )
      return [kind, [...rows.values()].map((same) => Object.assign({}, ...same) as Row)]
    }),
  )
}

/** Whole records: what nobody wrote stands as it does in a new record. */
export function planDataOf(written: Written, projectId: string): PlanData {
  const kinds = Object.entries(written) as [keyof Written, readonly Row[]][]
  return Object.fromEntries(
    kinds.map(([kind, rows]) => {
      if (kind === 'project') return [kind, rows.map((row) => ({ ...row, version: 1 }))]
      const { defaults } = planEntities[kind]
      return [kind, rows.map((row) => ({ ...defaults, ...row, projectId, version: 1 }))]
    }),
  )
}
