import { pino } from 'pino'
import { afterAll, describe, expect, test } from 'vitest'
import { startJobs } from '#server/jobs/jobs.ts'
import { testApi } from '#testing/api.ts'
import { canariesIn, canaryWorld, password } from '#testing/canary-world.ts'
import { openMailbox } from '#testing/mailbox.ts'
import { sessionFor } from '#testing/sign-in.ts'
import { world } from '#testing/world.ts'

const mailbox = await openMailbox()
afterAll(() => mailbox.close())

const api = () => testApi({ SMTP_URL: mailbox.url })
type Api = Awaited<ReturnType<typeof api>>

async function post({ app, db, env }: Api, userId: string | null, path: string, payload: object = {}) {
  const headers = userId ? { cookie: (await sessionFor(db, env, userId)).cookie } : {}
  return app.inject({ method: 'POST', url: `/api/${path}`, headers, payload })
}

describe.each(['entrepreneur', 'mentor'] as const)('the data of one who is %s', async (role) => {
  const server = await api()
  const { db, env, as } = server
  const scene = await canaryWorld(db, role)
  const { me, email, other, project } = scene

  test('are one file with everything of theirs and nothing of others', async () => {
    const answer = await post(server, me, 'my-data')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment; filename="germina-my-data-[\d-]+\.json"$/),
      'cache-control': 'private, no-store',
    })
    const body = answer.body.toUpperCase()
    const own = [...(await canariesIn(db, 'ME')), ...(await canariesIn(db, 'SAID'))]
    expect(own.length).toBeGreaterThan(20)
    expect(own.filter((canary) => !body.includes(canary))).toEqual([])
    expect(body).not.toContain('CANARY-OTHER')
    const file = answer.json<Record<string, unknown> & { picture: { base64: string } }>()
    expect(Buffer.from(file.picture.base64, 'base64').toString()).toBe('CANARY-ME-me.picture')
    expect(file.sessions).toEqual([expect.not.objectContaining({ token: expect.anything() })])
    expect(answer.body).not.toMatch(/"(token|password|invite_code|token_hash)"/)
  })

  test('ask for the password unless it was given just now', async () => {
    const stale = await sessionFor(db, env, me)
    await db.query(`update session set created_at = now() - interval '11 minutes' where user_id = $1`, [me])
    const ask = (payload: object) =>
      server.app.inject({ method: 'POST', url: '/api/my-data', headers: { cookie: stale.cookie }, payload })
    expect((await ask({})).json()).toMatchObject({ code: 'FORBIDDEN', reason: 'passwordAgain' })
    expect((await ask({ password: 'not this one' })).json()).toMatchObject({ reason: 'wrongPassword' })
    expect((await ask({ password })).statusCode).toBe(200)
    expect((await post(server, null, 'my-data')).statusCode).toBe(401)
  })

  test('stay when the password or the typed e-mail is not right, or another site asks', async () => {
    const before = await canariesIn(db, 'ME')
    expect((await post(server, me, 'delete-account', { password })).statusCode).toBe(400)
    expect(
      (await post(server, me, 'delete-account', { password, email: 'a@b.example' })).json(),
    ).toMatchObject({
      fields: [{ field: 'email', reason: 'wrongLogin' }],
    })
    expect((await post(server, me, 'delete-account', { password: 'wrong one', email })).statusCode).toBe(403)
    const { cookie } = await sessionFor(db, env, me)
    const foreign = await server.app.inject({
      method: 'POST',
      url: '/api/delete-account',
      headers: { cookie, origin: 'https://evil.example' },
      payload: { password, email },
    })
    expect(foreign.statusCode).toBe(403)
    expect(await canariesIn(db, 'ME')).toEqual(before)
  })

  test('leave no trace once the account is deleted, and others keep theirs', async () => {
    const others = await canariesIn(db, 'OTHER')
    const jobs = await startJobs({ db, env, log: pino({ level: 'silent' }) })
    const { cookie } = await sessionFor(db, env, me)
    const answer = await post(server, me, 'delete-account', { password, email: ` ${email} ` })
    expect(answer.json()).toEqual({ status: true })
    expect(String(answer.headers['set-cookie'])).toMatch(/\btoken=;/)

    expect((await mailbox.waitForMail(email.toLowerCase())).subject).toBe('Your account is deleted')
    const notice = await mailbox.waitForMail('canary-other-other.mail@example.org')
    expect(notice.subject).toMatch(/^The match of CANARY-\w+-plan\.name has ended$/)
    await expect.poll(() => canariesIn(db, 'ME'), { timeout: 5000 }).toEqual([])
    await jobs.stop()
    expect(await canariesIn(db, 'TRACE')).toEqual([])
    expect(await canariesIn(db, 'OTHER')).toEqual(others)
    expect(await canariesIn(db, 'SAID')).toEqual([
      'CANARY-SAID-BUG',
      'CANARY-SAID-FEEDBACK',
      'CANARY-SAID-RATING',
    ])

    const again = await server.app.inject({ url: '/api/auth/get-session', headers: { cookie } })
    expect(again.json()).toEqual({ user: null })
  })

  test('still count: the match, the signatures and the project are on record', async () => {
    const { rows } = await db.query(
      `select p.status, p.mentor, p.countries, (select count(*) from agreement where project_id = p.id) as signatures,
         (select ended_at is not null from mentorship where project_id = p.id) as ended from project p where p.id = $1`,
      [project],
    )
    const status = role === 'mentor' ? 'active' : 'withdrawn'
    expect(rows).toEqual([{ status, mentor: null, countries: ['PE'], signatures: 2, ended: true }])
    const audit = await db.query(`select target_id from audit_entry where action = 'deleteAccount'`)
    expect(audit.rows).toEqual([{ target_id: me }])
    const { data } = await (await as(other))('{ notifications { kind person_name } }')
    expect(data?.notifications).toContainEqual({ kind: 'accountClosed', person_name: null })
  })
})

test('a plan in which others work stays with them', async () => {
  const server = await api()
  const { me, project, friend, email } = await canaryWorld(server.db, 'entrepreneur')
  await server.db.query('insert into team_access (project_id, user_id) values ($1, $2)', [project, friend])
  await post(server, me, 'delete-account', { password, email })
  const { rows } = await server.db.query(
    `select p.status, (select count(*) from plan_item i where i.project_id = p.id) as items from project p where id = $1`,
    [project],
  )
  expect(rows).toEqual([{ status: 'withdrawn', items: 1 }])
})

test('a signature of somebody who stays cannot be touched', async () => {
  const { db } = await api()
  const { project } = await canaryWorld(db, 'mentor')
  for (const change of [`update agreement set full_name = '-'`, 'delete from agreement']) {
    await expect(db.query(`${change} where project_id = $1`, [project])).rejects.toThrow('never changed')
  }
})

test('promotion and news are taken back and given again, with the time', async () => {
  const { db, as } = await api()
  const id = await world(db).person()
  await db.query(
    `update users set commitments = '{"commitTime": true, "commitInformation": true}',
       consents = '{"commitInformation": {"given": true, "version": "2026-11", "at": "2026-11-01T00:00:00Z"}}' where id = $1`,
    [id],
  )
  const call = await as(id)
  const set =
    'mutation ($n: String!, $g: Boolean!) { setConsent(name: $n, granted: $g) { name given version at } }'
  const { data } = await call(set, { n: 'commitInformation', g: false })
  const [consent] = (data?.setConsent ?? []) as { at: string }[]
  expect(consent).toMatchObject({ name: 'commitInformation', given: false, version: '2026-11' })
  expect(Date.now() - Date.parse(consent?.at ?? '')).toBeLessThan(60_000)
  await call(set, { n: 'commitNews', g: true })
  const { rows } = await db.query('select commitments from users where id = $1', [id])
  expect(rows[0]?.commitments).toEqual({ commitTime: true, commitInformation: false, commitNews: true })
  for (const name of ['commitTime', 'role', '__proto__'])
    expect((await call(set, { n: name, g: false })).errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
})
