import type { Caller } from '#server/caller.ts'
import { type StepTitles, stepTitlesOf } from '#server/content/step-titles.ts'
import { type NoticeData, placeOf } from '#server/notices/notice-mail.ts'
import { bounded } from '#server/verbs/plan/read-plan.ts'

const largestList = 50

type Row = {
  _id: string
  kind: string
  data: Partial<NoticeData>
  created_at: string
  read: boolean
  /** In the cohort of the project that it is about. */
  step_titles: StepTitles
}

/** What happened around the caller, newest first. */
export async function notifications({ deps, actor }: Caller, limit: number | null | undefined) {
  const { rows } = await deps.db.query<Row>(
    `select n.id as "_id", n.kind, n.data, n.created_at, n.read_at is not null as read,
       ${stepTitlesOf('p.cohort_id')} as step_titles
     from notification n left join project p on p.id = n.data ->> 'project_id'
     where n.user_id = $1 order by n.created_at desc, n.id desc limit $2`,
    [actor.userId, bounded(limit, largestList)],
  )
  return rows.map(({ data, step_titles, ...row }) => ({ ...data, ...row, ...placeOf(data, step_titles) }))
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
