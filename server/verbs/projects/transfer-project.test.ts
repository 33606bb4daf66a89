import { beforeEach, describe, expect, test } from 'vitest'
import { ensureHub } from '#server/auth/hub.ts'
import { testApi } from '#testing/api.ts'
import { world } from '#testing/world.ts'

const { db, env, as } = await testApi()
const build = world(db)
const hub = await ensureHub(db, env)
const callAsSuper = await as(await build.person({ role: 'admin', orgRole: 'owner', org: hub }))
const document = `mutation ($p: String!, $owner: ObjectId, $cohort: ObjectId) {
  transferProject(projectId: $p, owner_id: $owner, cohort_id: $cohort) { owner_id cohort_id org_id } }`

let org: string
let cohort: string
let former: string
let project: string
beforeEach(async () => {
  org = await build.organisation()
  cohort = await build.cohort({ org, selfGuided: true })
  former = await build.person({ org, cohort, applicationStatus: 'approved' })
  project = await build.project({ org, cohort, owner: former })
})

const asOwner = async () => as(await build.person({ role: 'admin', orgRole: 'owner', org }))

describe('a project that is moved', () => {
  test('has another owner, who works in it at once; the former one does not see it any more', async () => {
    const next = await build.person({ org })
    const { data } = await (await asOwner())(document, { p: project, owner: next })
    expect(data?.transferProject).toEqual({ owner_id: next, cohort_id: cohort, org_id: org })
    const read = `query ($id: ObjectId) { project(query: { _id: $id }) { course_open } }`
    expect((await (await as(next))(read, { id: project })).data?.project).toEqual({ course_open: true })
    expect((await (await as(former))(read, { id: project })).data?.project).toBeNull()
  })

  test('goes to another cohort with its owner, who is approved there', async () => {
    const later = await build.cohort({ org })
    await (await asOwner())(document, { p: project, cohort: later })
    const { rows } = await db.query(
      'select status, project_id from application where user_id = $1 and cohort_id = $2',
      [former, later],
    )
    expect(rows).toEqual([{ status: 'approved', project_id: project }])
  })

  test('leaves the organisation only by a super admin, and without its mentor', async () => {
    const elsewhere = await build.cohort({ org: await build.organisation() })
    const refused = await (await asOwner())(document, { p: project, cohort: elsewhere })
    expect(refused.errors[0]?.extensions.code).toBe('NOT_FOUND')
    const mentor = await build.person({ role: 'mentor', org, cohort, applicationStatus: 'approved' })
    const matched = await build.project({ org, cohort, owner: await build.person({ org }), mentor })
    const held = await callAsSuper(document, { p: matched, cohort: elsewhere })
    expect(held.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'projectHasMentor' })
    expect((await callAsSuper(document, { p: project, cohort: elsewhere })).errors).toEqual([])
  })

  test.each([
    ['a mentor', () => build.person({ role: 'mentor', org })],
    ['somebody of another organisation', async () => build.person({ org: await build.organisation() })],
  ])('is not given to %s', async (_, who) => {
    const answer = await (await asOwner())(document, { p: project, owner: await who() })
    expect(answer.errors[0]?.extensions.code).toBe('NOT_FOUND')
  })

  test('is not given to somebody who has one in this cohort', async () => {
    const busy = await build.person({ org, cohort })
    await build.project({ org, cohort, owner: busy })
    const answer = await callAsSuper(document, { p: project, owner: busy })
    expect(answer.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'alreadyExists' })
  })
})
