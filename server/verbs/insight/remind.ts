import type { PoolClient } from 'pg'
import { moduleById } from '#course/course.ts'
import { AppError } from '#domain/errors.ts'
import { manageCohort } from '#domain/policies/programme.ts'
import { isReminded, type RemindedKind } from '#domain/progress/needs.ts'
import type { MutationRemindArgs } from '#server/api-types.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { NoticeKind } from '#server/mail/notice-texts.ts'
import { audit } from '#server/notices/audit.ts'
import { notify } from '#server/notices/notify.ts'
import { matchingFacts } from '#server/verbs/matching/matching-facts.ts'
import { type NeedRow, needRows } from './need-rows.ts'

const notices: Readonly<Record<RemindedKind, NoticeKind>> = {
  review: 'remindReview',
  question: 'remindQuestion',
  unsigned: 'remindSign',
  quietTeam: 'remindTeam',
  quietMentor: 'remindMentor',
}

/** Reminds whoever could move, by notice and by mail; whoever was reminded of the same today is left in peace. */
export async function remind(
  { deps, actor }: Caller,
  { cohortId, projectId, kind }: MutationRemindArgs,
): Promise<{ reminded_at: string; people: number }> {
  return inTransaction(deps.db, async (tx) => {
    const { cohort } = await matchingFacts(tx, actor, cohortId)
    authorize(manageCohort(actor, cohort))
    const { items } = await needRows(tx, { cohortId, projectId })
    const need = items.find((item) => item.kind === kind)
    if (!need || !isReminded(kind) || need.people.length === 0)
      throw new AppError('CONFLICT', { reason: 'moveNotPossible' })
    const reminded = await newlyReminded(tx, need, kind, actor.userId)
    const data = {
      project_id: projectId,
      project_name: need.project_name ?? '',
      cohort_id: cohortId,
      path: pathOf(need),
    }
    for (const person of reminded) await notify(tx, deps.env, person, notices[kind], data)
    if (reminded.length > 0)
      await audit(tx, actor, cohort.orgId, 'people reminded', 'project', projectId, {
        kind,
        count: reminded.length,
        people: reminded,
      })
    return { reminded_at: need.reminded_at ?? new Date().toISOString(), people: reminded.length }
  })
}

async function newlyReminded(tx: PoolClient, need: NeedRow, kind: RemindedKind, author: string) {
  const { rows } = await tx.query<{ user_id: string }>(
    `insert into reminder (user_id, kind, project_id, author_id)
     select u.id, $2, $3, $4 from users u where u.id = any ($1) and u.disabled_at is null and u.deleted_at is null order by u.id
     on conflict (user_id, kind, day) do nothing returning user_id`,
    [need.people, kind, need.project_id, author],
  )
  return rows.map(({ user_id }) => user_id)
}

function pathOf({ kind, project_id, module_id }: NeedRow): string {
  const slug = kind === 'review' && module_id ? moduleById(module_id)?.slug : undefined
  return `/home/project/${project_id}${slug ? `/${slug}/summary` : ''}`
}
