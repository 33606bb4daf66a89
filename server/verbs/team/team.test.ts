import { pino } from 'pino'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { newId } from '#server/new-id.ts'
import type { Call } from '#testing/api.ts'
import { emailOf, teamWorld } from '#testing/team-world.ts'

vi.setConfig({ testTimeout: 30_000 })

const { db, env, as, build, org, cohort, mailsTo, tokenFor, accept, newProject } = await teamWorld()

type Project = Awaited<ReturnType<typeof newProject>>
let project: string
let ownerId: string
let owner: Call
let invite: Project['invite']
let remove: Project['remove']
let member: Project['member']

beforeEach(async () => {
  ;({ id: project, ownerId, owner, invite, remove, member } = await newProject())
})

const look = async (token: string, by: Call) => {
  const document = 'query ($t: String!) { teamInvitation(token: $t) { state project_name inviter_name } }'
  return (await by(document, { t: token })).data?.teamInvitation
}

const home = `query ($p: String!) { projectHome(projectId: $p) { team { user_id name } invites { email state } } }`
const homeOf = async (by: Call) => (await by(home, { p: project })).data?.projectHome

describe('an invitation', () => {
  test('is answered the same way whether the address has an account or not', async () => {
    const known = await build.person()
    const answers = [await invite(emailOf(known)), await invite('nobody@example.org')]
    for (const { data, errors } of answers) {
      expect(errors).toEqual([])
      expect(data?.inviteTeamMember).toMatchObject({ state: 'open' })
    }
    const made = answers[0]?.data?.inviteTeamMember as { expires_at: string } | undefined
    const days = (Date.parse(made?.expires_at ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(13.9)
    expect(days).toBeLessThan(14.1)
  })

  test('speaks the language of the account, else that of the owner', async () => {
    const spanish = await build.person({ name: 'Luz' })
    await db.query(`update users set locale = 'es' where id = $1`, [spanish])
    await invite(emailOf(spanish))
    await invite('stranger@example.org')
    const [toLuz] = await mailsTo(emailOf(spanish))
    const [toStranger] = await mailsTo('stranger@example.org')
    expect(toLuz).toMatchObject({
      locale: 'es',
      data: { name: 'Luz', inviter: 'Olivia', project: 'Clay filters' },
    })
    expect(toLuz?.data.link).toContain('/es/signup/getting-started#invite=')
    expect(toStranger).toMatchObject({ locale: 'en', data: { name: '' } })
  })

  test('keeps only a hash of its token', async () => {
    await invite('hash@example.org')
    const token = await tokenFor('hash@example.org')
    expect(token.length).toBeGreaterThan(40)
    const { rows } = await db.query('select * from team_invite where project_id = $1', [project])
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('sent again makes the link of the first mail worthless', async () => {
    const id = await build.person()
    const call = await as(id)
    await invite(emailOf(id))
    const first = await tokenFor(emailOf(id))
    await invite(emailOf(id))
    expect(await look(first, call)).toBeNull()
    expect((await accept(first, call)).errors[0]?.extensions.reason).toBe('linkInvalid')
    expect((await accept(await tokenFor(emailOf(id)), call)).errors).toEqual([])
    expect(await homeOf(owner)).toMatchObject({ team: [{ user_id: id }], invites: [] })
  })

  test('leaves the last good link alone when the address has had its share of mails', async () => {
    const id = await build.person()
    for (let sent = 0; sent < 3; sent += 1) await invite(emailOf(id))
    const last = await tokenFor(emailOf(id))
    const answer = await invite(emailOf(id))
    expect(answer.errors).toEqual([])
    expect(await mailsTo(emailOf(id))).toHaveLength(3)
    expect(await look(last, await as(id))).toMatchObject({ state: 'open' })
  })

  test('withdrawn opens nothing', async () => {
    const id = await build.person()
    const call = await as(id)
    const made = await invite(emailOf(id))
    const _id = (made.data?.inviteTeamMember as { _id?: string } | undefined)?._id
    const withdraw =
      'mutation ($p: String!, $id: ObjectId!) { withdrawTeamInvite(projectId: $p, _id: $id) { state } }'
    const answer = await owner(withdraw, { p: project, id: _id })
    expect(answer.data).toEqual({ withdrawTeamInvite: { state: 'withdrawn' } })
    const token = await tokenFor(emailOf(id))
    expect(await look(token, call)).toEqual({ state: 'withdrawn', project_name: null, inviter_name: null })
    expect((await accept(token, call)).errors[0]?.extensions.reason).toBe('linkInvalid')
    expect((await owner(withdraw, { p: project, id: _id })).errors[0]?.extensions.code).toBe('NOT_FOUND')
  })

  test.each(['', 'no address', 'a@b', `${'a'.repeat(250)}@example.org`])(
    'to “%s” is refused',
    async (email) => {
      expect((await invite(email)).errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
    },
  )

  test('carries nothing of a sign-up that nobody confirmed', async () => {
    const claimed = await build.person({ name: 'Mallory' })
    await db.query(`update users set email_verified = false, locale = 'es' where id = $1`, [claimed])
    await invite(emailOf(claimed))
    const [mail] = await mailsTo(emailOf(claimed))
    expect(mail).toMatchObject({ locale: 'en', data: { name: '' } })
  })

  test('after another change of the team is refused with a reason, since there is no record to compare', async () => {
    const answer = await owner(
      'mutation ($p: String!, $e: String!) { inviteTeamMember(projectId: $p, email: $e, version: 0) { _id } }',
      { p: project, e: 'late@example.org' },
    )
    expect(answer.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'changedSince' })
    expect(answer.errors[0]?.extensions.current).toBeUndefined()
  })

  test('to the owner or to a member is refused', async () => {
    const { id } = await member()
    for (const email of [emailOf(ownerId), emailOf(id).toUpperCase()])
      expect((await invite(email)).errors[0]?.extensions).toMatchObject({
        code: 'CONFLICT',
        reason: 'alreadyInTeam',
      })
  })

  test('beyond ten people is refused, and withdrawn or expired ones make room', async () => {
    for (let count = 0; count < 10; count += 1)
      await db.query(
        `insert into team_invite (id, project_id, email, token_hash, invited_by, expires_at)
         values ($1, $2, $3, $1, $4, now() + interval '1 day')`,
        [newId(), project, `person-${count}@example.org`, ownerId],
      )
    expect((await invite('eleventh@example.org')).errors[0]?.extensions.reason).toBe('teamFull')
    expect((await invite('person-3@example.org')).errors).toEqual([])
    await db.query(`update team_invite set expires_at = now() where email = 'person-1@example.org'`)
    expect((await invite('eleventh@example.org')).errors).toEqual([])
  })

  test('is written down for the organisation, without the address', async () => {
    await invite('audited@example.org')
    const { rows } = await db.query(`select action, data from audit_entry where target_id = $1`, [project])
    expect(rows).toMatchObject([{ action: 'inviteTeamMember' }])
    expect(JSON.stringify(rows)).not.toContain('audited')
  })

  test('that nobody used goes a month after it has expired, with the address', async () => {
    await invite('forgotten@example.org')
    await invite('waiting@example.org')
    await db.query(
      `update team_invite set expires_at = now() - interval '31 days' where email = 'forgotten@example.org'`,
    )
    await cleanUp({ db, env, log: pino({ level: 'silent' }) })
    const { rows } = await db.query('select email from team_invite where project_id = $1', [project])
    expect(rows).toEqual([{ email: 'waiting@example.org' }])
  })
})

describe('accepting', () => {
  test('makes a member who sees and writes the plan like the owner, and tells the owner', async () => {
    const { id, call } = await member('Mara')
    const written = await call(
      'mutation ($p: String!) { insertOneGoal(data: { projectId: $p, title: "Ours" }) { _id } }',
      { p: project },
    )
    expect(written.errors).toEqual([])
    const read = await owner('query ($p: String!) { goals(query: { projectId: $p }) { title } }', {
      p: project,
    })
    expect(read.data).toEqual({ goals: [{ title: 'Ours' }] })
    const { rows } = await db.query('select kind from notification where user_id = $1', [ownerId])
    expect(rows).toEqual([{ kind: 'teamJoined' }])
    const listed = await owner(
      'query ($p: ObjectId) { project(query: { _id: $p }) { team_members { user_id name } } }',
      {
        p: project,
      },
    )
    expect(listed.data).toEqual({ project: { team_members: [{ user_id: id, name: 'Mara' }] } })
  })

  test('gives somebody who has only signed up the cohort of the project, without an application', async () => {
    const id = await build.person()
    await db.query('update users set onboarded = false where id = $1', [id])
    const call = await as(id)
    await invite(emailOf(id))
    await accept(await tokenFor(emailOf(id)), call)
    const { data } = await call(
      '{ me { cohortId onboarded profile_empty application_status project_id } myApplications { _id } }',
    )
    expect(data).toEqual({
      me: {
        cohortId: cohort,
        onboarded: true,
        profile_empty: false,
        application_status: 'none',
        project_id: project,
      },
      myApplications: [],
    })
  })

  test('leaves the application of somebody who has one as it is', async () => {
    const elsewhere = await build.cohort({ org })
    const id = await build.person({ org, cohort: elsewhere, applicationStatus: 'pending' })
    const call = await as(id)
    await invite(emailOf(id))
    await accept(await tokenFor(emailOf(id)), call)
    const { data } = await call('{ me { cohortId application_status } }')
    expect(data).toEqual({ me: { cohortId: elsewhere, application_status: 'pending' } })
  })

  test('links the description that the owner wrote in the plan', async () => {
    const id = await build.person({ name: 'Nilda' })
    await db.query('update project set team_members = $2 where id = $1', [
      project,
      JSON.stringify([
        { user_id: '', name: 'Nilda Q.', role: 'Sales', email: emailOf(id) },
        { name: 'Grandmother', role: 'Advice' },
      ]),
    ])
    await invite(emailOf(id))
    await accept(await tokenFor(emailOf(id)), await as(id))
    const { rows } = await db.query<{ team_members: object[] }>(
      'select team_members from project where id = $1',
      [project],
    )
    expect(rows[0]?.team_members).toEqual([
      { name: 'Nilda', role: 'Sales', email: emailOf(id), user_id: id },
      { name: 'Grandmother', role: 'Advice' },
    ])
  })

  test('with the link of another person is refused and tells no names', async () => {
    await invite('other@example.org')
    const token = await tokenFor('other@example.org')
    const stranger = await as(await build.person())
    expect(await look(token, stranger)).toEqual({
      state: 'otherAccount',
      project_name: null,
      inviter_name: null,
    })
    expect((await accept(token, stranger)).errors[0]?.extensions.reason).toBe('linkInvalid')
    expect(await look(token, await as(null))).toBeNull()
  })

  test('is for entrepreneurs', async () => {
    const mentor = await build.person({ role: 'mentor' })
    await invite(emailOf(mentor))
    const token = await tokenFor(emailOf(mentor))
    expect(await look(token, await as(mentor))).toMatchObject({ state: 'otherRole' })
    expect((await accept(token, await as(mentor))).errors[0]?.extensions.code).toBe('FORBIDDEN')
  })

  test.each([
    ['expired', 'expires_at = now()'],
    ['used', 'used_at = now()'],
  ])('an %s link is refused', async (state, set) => {
    const id = await build.person()
    await invite(emailOf(id))
    const token = await tokenFor(emailOf(id))
    await db.query(`update team_invite set ${set} where email = $1`, [emailOf(id)])
    expect(await look(token, await as(id))).toMatchObject({ state })
    expect((await accept(token, await as(id))).errors[0]?.extensions.reason).toBe('linkInvalid')
  })

  test('works once, also for two tries at the same moment', async () => {
    const id = await build.person()
    await invite(emailOf(id))
    const token = await tokenFor(emailOf(id))
    const call = await as(id)
    const tries = await Promise.all([accept(token, call), accept(token, call)])
    expect(tries.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
    expect(await look(token, call)).toMatchObject({ state: 'member' })
    expect((await db.query('select 1 from team_access where project_id = $1', [project])).rowCount).toBe(1)
  })

  test('into a project that has ended is refused', async () => {
    const id = await build.person()
    await invite(emailOf(id))
    await db.query(`update project set status = 'withdrawn' where id = $1`, [project])
    const token = await tokenFor(emailOf(id))
    expect(await look(token, await as(id))).toMatchObject({ state: 'withdrawn' })
    expect((await accept(token, await as(id))).errors[0]?.extensions.reason).toBe('linkInvalid')
  })
})

describe('leaving', () => {
  const goals = `query ($p: String!, $id: ObjectId) {
    project(query: { _id: $id }) { name }
    goals(query: { projectId: $p }) { title }
  }`

  test('a member who is taken out reads and writes nothing from then on; what they wrote stays', async () => {
    const { id, call } = await member()
    const insert = 'mutation ($p: String!) { insertOneGoal(data: { projectId: $p, title: "Ours" }) { _id } }'
    await call(insert, { p: project })
    expect((await remove(id)).data).toEqual({ removeTeamMember: true })
    expect((await call(goals, { p: project, id: project })).data).toEqual({ project: null, goals: [] })
    expect((await call(insert, { p: project })).errors[0]?.extensions.code).toBe('NOT_FOUND')
    expect((await owner(goals, { p: project, id: project })).data).toMatchObject({
      goals: [{ title: 'Ours' }],
    })
    expect(await homeOf(call)).toBeNull()
    const { rows } = await db.query('select kind, data ->> $2 as path from notification where user_id = $1', [
      id,
      'path',
    ])
    expect(rows).toEqual([{ kind: 'teamRemoved', path: '/home' }])
  })

  test('a member may go, and the owner is told', async () => {
    const { id, call } = await member()
    expect((await remove(id, call)).errors).toEqual([])
    expect(await homeOf(owner)).toMatchObject({ team: [] })
    const { rows } = await db.query('select kind from notification where user_id = $1 order by id', [ownerId])
    expect(rows).toEqual([{ kind: 'teamJoined' }, { kind: 'teamLeft' }])
  })

  test('nobody takes out somebody else but the owner, and nobody the owner', async () => {
    const { id } = await member()
    const { call: second } = await member('Nico')
    expect((await remove(id, second)).errors[0]?.extensions.code).toBe('FORBIDDEN')
    expect((await invite('more@example.org', second)).errors[0]?.extensions.code).toBe('FORBIDDEN')
    expect((await remove(ownerId)).errors[0]?.extensions.code).toBe('NOT_FOUND')
  })

  test('somebody who left can be invited again', async () => {
    const { id, call } = await member()
    await remove(id, call)
    await invite(emailOf(id))
    expect((await accept(await tokenFor(emailOf(id)), call)).errors).toEqual([])
  })
})
