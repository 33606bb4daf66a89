import { AppError } from '#domain/errors.ts'
import { planLimits } from '#server/limits.ts'

export type PlanSize = { of_this_kind: number; plan_records: number; plan_bytes: number }

/** How much the plan of the project `p` holds, to be joined; the parameter `kind` names the kind that is counted. */
export const planSize = (kind: string) => `
cross join lateral (
  select count(*) filter (where s.kind = ${kind}) as of_this_kind, count(*) as plan_records,
    coalesce(sum(s.bytes), 0) as plan_bytes
  from plan_item s where s.project_id = p.id
) size`

export const planSizeColumns = 'size.of_this_kind, size.plan_records, size.plan_bytes'

export function assertRoomForRecord(size: PlanSize): void {
  if (size.of_this_kind >= planLimits.recordsOfAKind)
    throw new AppError('BAD_USER_INPUT', { reason: 'tooMany' })
  if (size.plan_records >= planLimits.records) throw new AppError('BAD_USER_INPUT', { reason: 'planFull' })
}

/** Whatever makes a record smaller is welcome, also in a plan that is over the limit. */
export function assertFits(size: PlanSize, data: string, before = ''): void {
  const bytes = Buffer.byteLength(data)
  const growth = bytes - Buffer.byteLength(before)
  if (growth <= 0) return
  if (bytes > planLimits.recordBytes) {
    throw new AppError('BAD_USER_INPUT', { reason: 'recordTooLarge', limit: planLimits.recordBytes / 1000 })
  }
  if (size.plan_bytes + growth > planLimits.bytes)
    throw new AppError('BAD_USER_INPUT', { reason: 'planFull' })
}
