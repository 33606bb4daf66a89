import { beforeAll, describe, expect, test } from 'vitest'
import { courseModules } from '#course/course.ts'
import { newId } from '#server/new-id.ts'
import { insertPerson, password } from '#testing/accounts-world.ts'
import { testApi } from '#testing/api.ts'
import { sessionFor } from '#testing/sign-in.ts'
import { world } from '#testing/world.ts'
import { calendarOf } from './calendar.ts'

const { app, db, env, as } = await testApi()
const build = world(db)

let owner: string
let mentor: string
let project: string

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

beforeAll(async () => {
  const org = await build.organisation()
  const cohort = await build.cohort({ org, open: [-30, 3], matching: [5, 8], course: [10, 100] })
  const approved = { org, cohort, applicationStatus: 'approved' }
  owner = await build.person(approved)
  mentor = await build.person({ ...approved, role: 'mentor' })
  project = await build.project({ org, cohort, owner, mentor, name: 'Agua' })
  await db.query(
    `update cohort_module set start = now() + interval '12 days' where cohort_id = $1 and slug = 'one'`,
    [cohort],
  )
  await db.query(`insert into plan_item (id, project_id, kind, data) values ($1, $2, 'goal', $3)`, [
    newId(),
    project,
    JSON.stringify({
      objectives: [
        { title: 'Sell; 100 filters, at least', date: inDays(20) },
        { title: 'Without a date', date: null },
        { title: 'Long ago', date: inDays(-20) },
      ],
    }),
  ])
  await db.query(
    `insert into progress (id, project_id, module_id, ord, review_request) values ($1, $2, $3, 1, true)`,
    [newId(), project, courseModules[0]?.id],
  )
})

const kinds = async (userId: string) => {
  const { data } = await (await as(userId))('{ upcoming { kind title cohort_title project_id module date } }')
  return (data?.upcoming ?? []) as { kind: string; title: string | null; date: string }[]
}

describe('what comes next', () => {
  test('is in order of time, from today on', async () => {
    const items = await kinds(owner)
    expect(items.map(({ kind }) => kind)).toEqual([
      'close_date',
      'matching_start',
      'matching_end',
      'start_date',
      'module_start',
      'goal',
      'end_date',
    ])
    expect(items.find(({ kind }) => kind === 'goal')?.title).toBe('Sell; 100 filters, at least')
    expect(items.map(({ date }) => date)).toEqual(items.map(({ date }) => date).sort())
  })

  test('holds for a mentor the reviews that wait', async () => {
    const waits = async () => (await kinds(mentor)).some(({ kind }) => kind === 'review_waiting')
    expect(await waits()).toBe(true)
    await db.query(`update project set status = 'archived' where mentor = $1`, [mentor])
    expect(await waits()).toBe(false)
    await db.query(`update project set status = 'active' where mentor = $1`, [mentor])
  })

  test('is nothing for somebody who takes part nowhere', async () => {
    expect(await kinds(await build.person())).toEqual([])
  })
})

const feedOf = async (userId: string) => {
  const { data } = await (await as(userId))('{ calendarFeed }')
  return String(data?.calendarFeed)
}

/** The lines of a calendar as a program reads them: those that were folded, put together. */
const linesOf = (body: string) => body.replaceAll('\r\n ', '').split('\r\n')

describe('the calendar feed', () => {
  test('needs no login, is valid, and speaks the language of its owner', async () => {
    await db.query(`update users set locale = 'es' where id = $1`, [owner])
    const answer = await app.inject({ url: await feedOf(owner) })
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-store',
    })
    expect(answer.body.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(answer.body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    const lines = linesOf(answer.body)
    expect(lines.slice(0, 3)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Germina//Upcoming//EN'])
    const count = (line: string) => lines.filter((one) => one === line).length
    expect([count('BEGIN:VEVENT'), count('END:VEVENT')]).toEqual([7, 7])
    for (const name of ['UID', 'DTSTAMP', 'DTSTART', 'SUMMARY'])
      expect(lines.filter((line) => line.startsWith(`${name}:`))).toHaveLength(7)
    const uids = lines.filter((line) => line.startsWith('UID:'))
    expect(new Set(uids).size).toBe(7)
    for (const line of lines.filter((one) => /^DT/.test(one)))
      expect(line).toMatch(/^DT(STAMP|START):\d{8}T\d{6}Z$/)
    expect(lines).toContain('SUMMARY:Objetivo: Sell\\; 100 filters\\, at least')
    expect(lines).toContain(`SUMMARY:Empieza el módulo: ${courseModules[0]?.name.es}`)
  })

  test('folds lines at 75 octets and breaks no letter', () => {
    const title = `${'ñandú 🌱 '.repeat(40)}\r\nnext\u0007`
    const item = { id: 'a', kind: 'goal', date: '2026-11-15T10:00:00.000Z', title }
    const body = calendarOf(
      [{ ...item, cohort_title: null, project_id: null, module: null }],
      'en',
      'plan.example.org',
    )
    for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(body).not.toContain('\ufffd')
    expect(linesOf(body)).toContain(`SUMMARY:Objective: ${'ñandú 🌱 '.repeat(40)}\\nnext `)
  })

  test.each(['revoke-other-sessions', 'change-password'])('ends with %s', async (route) => {
    const person = await insertPerson(db)
    const former = await feedOf(person.id)
    expect((await app.inject({ url: former })).statusCode).toBe(200)
    const { bearer } = await sessionFor(db, env, person.id)
    const answer = await app.inject({
      method: 'POST',
      url: `/api/auth/${route}`,
      headers: { authorization: bearer },
      payload:
        route === 'change-password'
          ? { currentPassword: password, newPassword: 'lanterns on the river' }
          : {},
    })
    expect(answer.statusCode).toBe(200)
    expect((await app.inject({ url: former })).statusCode).toBe(404)
    expect((await app.inject({ url: await feedOf(person.id) })).statusCode).toBe(200)
  })

  test('does not exist with another signature, for another person, or once the account is disabled', async () => {
    const path = await feedOf(mentor)
    const wrong = path.replace(/.\.ics$/, (end) => `${end.startsWith('0') ? '1' : '0'}.ics`)
    const swapped = path.replace(mentor, owner)
    for (const url of [wrong, swapped, '/calendar/x.ics', `/calendar/${mentor}-.ics`]) {
      const answer = await app.inject({ url })
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND'])
    }
    await db.query('update users set disabled_at = now() where id = $1', [mentor])
    expect((await app.inject({ url: path })).statusCode).toBe(404)
  })
})
