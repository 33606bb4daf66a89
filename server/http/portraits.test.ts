import Fastify from 'fastify'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { completeEnv } from '#server/auth-secret.ts'
import { readSettings } from '#server/env.ts'
import { newId } from '#server/new-id.ts'
import { testDatabase } from '#testing/database.ts'
import { sessionFor } from '#testing/sign-in.ts'
import { world } from '#testing/world.ts'
import { registerFileRoutes } from './file-routes.ts'

const { db } = await testDatabase()
const env = await completeEnv(readSettings({ NODE_ENV: 'test' }), db)
const app = Fastify()
registerFileRoutes(app, { db, env, log: pino({ level: 'silent' }) }, async () => false)
afterAll(() => app.close())

const build = world(db)
const org = await build.organisation()
const cohort = await build.cohort({ org })
const person = (role: 'entrepreneur' | 'mentor') => build.person({ role, org, cohort })
const [owner, mentor, member, stranger] = [
  await person('entrepreneur'),
  await person('mentor'),
  await person('entrepreneur'),
  await person('entrepreneur'),
]
const project = await build.project({ org, cohort, owner, mentor, team: [member] })

async function newSegment(): Promise<string> {
  const id = newId()
  await db.query(`insert into plan_item (id, project_id, kind, data) values ($1, $2, 'segment', '{}')`, [
    id,
    project,
  ])
  return id
}

const bearerOf = async (userId: string) => (await sessionFor(db, env, userId)).bearer
const dot = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#78B96A' } })
  .png()
  .toBuffer()

async function upload(userId: string, segment: string) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(dot)], { type: 'image/png' }), 'face.png')
  const body = new Response(form)
  return app.inject({
    method: 'POST',
    url: `/api/segments/${segment}/picture`,
    headers: {
      'content-type': body.headers.get('content-type') ?? '',
      authorization: await bearerOf(userId),
    },
    payload: Buffer.from(await body.arrayBuffer()),
  })
}

const look = async (userId: string, url: string) =>
  (await app.inject({ url, headers: { authorization: await bearerOf(userId) } })).statusCode
const files = async () => (await db.query(`select id from stored_file where purpose = 'portrait'`)).rows

test('the team gives a segment one picture, whoever reads the plan sees it, and it goes with the segment', async () => {
  const segment = await newSegment()
  const first = (await upload(owner, segment)).json().avatar
  const second = (await upload(member, segment)).json().avatar
  expect(second).toMatch(/^\/files\/[0-9a-f]{24}$/)
  expect(await files()).toHaveLength(1)
  expect(await look(owner, first)).toBe(404)
  expect(await Promise.all([owner, member, mentor].map((who) => look(who, second)))).toEqual([200, 200, 200])
  expect(await look(stranger, second)).toBe(404)
  await db.query('delete from plan_item where id = $1', [segment])
  expect(await files()).toHaveLength(0)
})

test('nobody but the team gives a picture, and only to a segment', async () => {
  const segment = await newSegment()
  expect((await upload(mentor, segment)).statusCode).toBe(403)
  expect((await upload(stranger, segment)).statusCode).toBe(404)
  expect((await upload(owner, newId())).statusCode).toBe(404)
  expect((await upload(owner, 'new-1')).statusCode).toBe(404)
  expect(await files()).toHaveLength(0)
})
