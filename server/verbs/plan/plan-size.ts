import type { PlanKind } from '#domain/entities/index.ts'
import { AppError } from '#domain/errors.ts'
import type { Queryable } from '#server/db/transaction.ts'
import { planLimits as limits } from '#server/limits.ts'

// How many may be on their way into one plan at the same moment.
const mostAtOnce = 100

/** So many small records somebody adds to a plan that had room for all of them, before it is counted again. */
export const mostUncounted = 10

export type PlanSize = { of_this_kind: number; plan_records: number; plan_bytes: number }

/** How much the plan of the project `p` holds, to be joined; the parameter `kind` names the kind that is counted. */
export const planSize = (kind: string) => `
cross join lateral (
  select count(*) filter (where s.kind = ${kind}) as of_this_kind, count(*) as plan_records,
    coalesce(sum(s.bytes), 0) as plan_bytes
  from plan_item s where s.project_id = p.id
) size`

/** Whether a small record of whatever kind certainly fits, however many are on their way. */
export const hasRoom = (project: string) => `(
  select count(*) < ${Math.min(limits.recordsOfAKind, limits.records) - mostAtOnce}
    and coalesce(sum(s.bytes), 0) < ${limits.bytes - mostAtOnce * limits.smallRecordBytes}
  from plan_item s where s.project_id = ${project})`

const bytesQuery = 'select coalesce(sum(bytes), 0) as plan_bytes from plan_item where project_id = $1'

/** Whether a new record fits into its plan. */
export async function assertRoom(
  tx: Queryable,
  projectId: string,
  kind: PlanKind,
  seen: PlanSize,
  data: string,
): Promise<void> {
  const size = isNearLimit(seen) ? await countedAlone(tx, projectId, kind) : seen
  assertSize(size, data)
}

function assertSize(size: PlanSize, data: string): void {
  if (size.of_this_kind >= limits.recordsOfAKind) throw new AppError('BAD_USER_INPUT', { reason: 'tooMany' })
  if (size.plan_records >= limits.records) throw planFull()
  const bytes = assertRecord(data)
  if (size.plan_bytes + bytes > limits.bytes) throw planFull()
}

export function isNearLimit({ of_this_kind, plan_records, plan_bytes }: PlanSize): boolean {
  return (
    of_this_kind >= limits.recordsOfAKind - mostAtOnce ||
    plan_records >= limits.records - mostAtOnce ||
    plan_bytes >= limits.bytes - mostAtOnce * limits.smallRecordBytes
  )
}

/** Near a limit inserts are counted one after the other, so that no two of them take the last place. */
async function countedAlone(tx: Queryable, projectId: string, kind: PlanKind): Promise<PlanSize> {
  await tx.query('select from project where id = $1 for no key update', [projectId])
  const { rows } = await tx.query<PlanSize>(
    `select size.* from project p ${planSize('$2')} where p.id = $1`,
    [projectId, kind],
  )
  const [size] = rows
  if (!size) throw new AppError('NOT_FOUND')
  return size
}

/** Whether a changed record still fits. Whatever makes it smaller is welcome, also in a plan that is over the limit. */
export async function assertFits(
  tx: Queryable,
  projectId: string,
  data: string,
  before: string,
): Promise<void> {
  const growth = Buffer.byteLength(data) - Buffer.byteLength(before)
  if (growth <= 0) return
  if (isSmallRecord(data)) return
  assertRecord(data)
  const { rows } = await tx.query<{ plan_bytes: number }>({
    name: 'plan-bytes',
    text: bytesQuery,
    values: [projectId],
  })
  if ((rows[0]?.plan_bytes ?? 0) + growth > limits.bytes) throw planFull()
}

/** Small records are bounded by their number; what people type need not wait for a sum over the whole plan. */
export const isSmallRecord = (data: string) => Buffer.byteLength(data) <= limits.smallRecordBytes

function assertRecord(data: string): number {
  const bytes = Buffer.byteLength(data)
  if (bytes <= limits.recordBytes) return bytes
  throw new AppError('BAD_USER_INPUT', { reason: 'recordTooLarge', limit: limits.recordBytes / 1000 })
}

const planFull = () => new AppError('BAD_USER_INPUT', { reason: 'planFull' })
