import { AppError } from '#domain/errors.ts'
import { applySet } from '#domain/plan/update.ts'
import { updateProfile } from '#domain/policies/person.ts'
import { userWritable } from '#domain/programme/user.ts'
import type { UserQueryInput, UserUpdateInput } from '#server/api-types.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { tellPaused } from '#server/notices/tell-paused.ts'
import { validate } from '#server/validate.ts'
import { findUser, maySeeUser } from '#server/verbs/people/user.ts'

/** API name → column, for everything people write about themselves. */
const columns = {
  first_name: 'first_name',
  last_name: 'last_name',
  locale: 'locale',
  mail_preference: 'mail_preference',
  basic_data: 'basic_data',
  businessDetails: 'business_details',
  commitments: 'commitments',
  eduExpRecords: 'edu_exp_records',
  workExpRecords: 'work_exp_records',
  personal_experience: 'personal_experience',
  mentorMotivation: 'mentor_motivation',
  userMotivation: 'user_motivation',
} as const satisfies Record<keyof typeof userWritable, string>

/** People change their own profile and nobody else's; what is not named stays as it is. */
export async function updateUser(context: Caller, target: UserQueryInput, given: UserUpdateInput) {
  const { deps, actor } = context
  const { version: seenVersion, ...rest } = given
  const targetId = target._id ?? target.user_id
  if (!targetId || (target._id && target.user_id && target._id !== target.user_id))
    throw new AppError('NOT_FOUND')
  if (targetId !== actor.userId && (await maySeeUser(deps.db, actor, targetId)))
    throw new AppError('FORBIDDEN')
  authorize(updateProfile(actor, targetId))
  const set = validate(userWritable, rest)
  if (set.first_name === '' || set.last_name === '')
    throw new AppError('BAD_USER_INPUT', { reason: 'required' })
  await inTransaction(deps.db, async (tx) => {
    const { rows } = await tx.query<Record<string, unknown>>('select * from users where id = $1 for update', [
      actor.userId,
    ])
    const row = rows[0] ?? {}
    const current = Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, row[column]]))
    if (typeof seenVersion === 'number' && seenVersion !== row.version)
      throw new AppError('CONFLICT', {
        fields: Object.keys(set).map((field) => ({ field, reason: 'changedSince' })),
        current: { ...current, _id: actor.userId, version: row.version },
      })
    const next = applySet(userWritable, current, set)
    const names = Object.keys(set) as (keyof typeof columns)[]
    const assignments = names.map((name, index) => `${columns[name]} = $${index + 2}`)
    const teams = (next.mentorMotivation as { numberOfTeams?: number | null } | null)?.numberOfTeams
    await tx.query(
      `with person as (
         update users set ${[...assignments, 'version = version + 1', 'updated_at = now()'].join(', ')},
           name = trim(concat_ws(' ', $${names.length + 2}::text, $${names.length + 3}::text)),
           mentor_capacity = coalesce($${names.length + 4}, mentor_capacity)
         where id = $1 returning id, name
       ) ${renamedInTeams}`,
      [
        actor.userId,
        ...names.map((name) => stored(next[name])),
        next.first_name,
        next.last_name,
        teams ?? null,
      ],
    )
    if (typeof teams === 'number' && teams !== row.mentor_capacity)
      await tellPaused(tx, deps.env, actor.userId, teams - Number(row.mentor_capacity))
  })
  return findUser(context, { user_id: actor.userId })
}

// The lists of the teams in which this person works call them by their name of today.
const renamedInTeams = `
update project p set version = p.version + 1, updated_at = now(), team_members = (
  select jsonb_agg(case when m ->> 'user_id' = person.id then m || jsonb_build_object('name', person.name) else m end
    order by place)
  from jsonb_array_elements(p.team_members) with ordinality listed (m, place))
from person where p.id in (
    select id from project where owner_id = person.id
    union all select project_id from team_access where user_id = person.id)
  and exists (select 1 from jsonb_array_elements(p.team_members) m
    where m ->> 'user_id' = person.id and m ->> 'name' is distinct from person.name)`

/** A cleared group is an empty one; text stays text. */
function stored(value: unknown): unknown {
  if (value === null || value === undefined) return '{}'
  return typeof value === 'object' ? JSON.stringify(value) : value
}
