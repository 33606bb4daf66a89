import type { Condition } from './matrix.ts'
import type { Break, Scene } from './operation.ts'

const project =
  (change: string): Break =>
  ({ db, target }) =>
    db.query(`update project set ${change} where id = $1`, [target.project])
const cohort =
  (change: string): Break =>
  ({ db, target }) =>
    db.query(`update cohort set ${change} where id = $1`, [target.cohort])
const modules =
  (change: string): Break =>
  ({ db, target }) =>
    db.query(`update cohort_module set ${change} where cohort_id = $1`, [target.cohort])
const application =
  (change: string): Break =>
  ({ db, userId, target }) =>
    db.query(`update application set ${change} where user_id = $1 and cohort_id = $2`, [
      userId,
      target.cohort,
    ])

/** Every way in which the world itself breaks a condition. Conditions of one request only stand with it. */
export const breaks: Partial<Record<Condition, readonly Break[]>> = {
  co: [
    project('entrepreneur_agreement = false'),
    project('mentor_agreement = false'),
    project('mentor_agreement = false, entrepreneur_agreement = false'),
    project(`status = 'withdrawn'`),
  ],
  ac: [modules('active = false'), modules(`start = now() + interval '1 hour'`)],
  mw: [
    cohort('matching = false'),
    cohort('approved = false'),
    cohort(`matching_start = now() + interval '1 hour'`),
    cohort('matching_end = now()'),
  ],
  ap: [application(`status = 'pending'`), application(`status = 'rejected'`)],
  sc: [moveAway],
  rqm: [endMatch],
}

/** The caller belongs to the other organisation's cohort, with everything that is theirs. */
async function moveAway({ db, seed, userId }: Scene): Promise<void> {
  const { cohorts, orgs } = seed
  await db.query('update users set cohort_id = $2, org_id = $3 where id = $1', [userId, cohorts.q1, orgs.q])
  await db.query('update application set cohort_id = $2 where user_id = $1', [userId, cohorts.q1])
  await db.query('update project set cohort_id = $2, org_id = $3 where owner_id = $1', [
    userId,
    cohorts.q1,
    orgs.q,
  ])
}

export async function endMatch({ db, target }: Scene): Promise<void> {
  await db.query(
    'update project set mentor = null, mentor_agreement = false, entrepreneur_agreement = false where id = $1',
    [target.project],
  )
  await db.query('update mentorship set ended_at = now() where project_id = $1', [target.project])
}
