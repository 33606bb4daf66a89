import type { Caller } from '#server/caller.ts'
import { titlesOf } from '#server/content/course-texts.ts'
import { type NoticeData, placeOf } from '#server/notices/notice-mail.ts'
import { bounded } from '#server/verbs/plan/read-plan.ts'

const largestList = 50

type Row = { _id: string; kind: string; data: Partial<NoticeData>; created_at: string; read: boolean }

/** What happened around the caller, newest first. */
export async function notifications({ deps, actor }: Caller, limit: number | null | undefined) {
  const { rows } = await deps.db.query<Row>(
    `select id as "_id", kind, data, created_at, read_at is not null as read from notification
     where user_id = $1 order by created_at desc, id desc limit $2`,
    [actor.userId, bounded(limit, largestList)],
  )
  return rows.map(({ data, ...row }) => ({ ...data, ...row, ...namesOf(data) }))
}

/** By the path alone, so that also what was told long ago says where it happened. */
function namesOf(data: Partial<NoticeData>) {
  const step = placeOf(data)
  if (!step) return null
  const { en, es } = step.module.name
  return { module_name: en, module_name_es: es, ...titlesOf(step) }
}

export async function unreadNotifications({ deps, actor }: Caller): Promise<number> {
  const { rows } = await deps.db.query<{ count: number }>(
    'select count(*) from notification where user_id = $1 and read_at is null',
    [actor.userId],
  )
  return rows[0]?.count ?? 0
}

/** Marks the named ones as read, or all. */
export async function markNotificationsRead(
  { deps, actor }: Caller,
  ids: readonly string[] | null | undefined,
): Promise<number> {
  const { rowCount } = await deps.db.query(
    `update notification set read_at = now()
     where user_id = $1 and read_at is null and ($2::text[] is null or id = any ($2))`,
    [actor.userId, ids ?? null],
  )
  return rowCount ?? 0
}
