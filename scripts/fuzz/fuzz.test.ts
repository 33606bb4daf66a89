import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '#server/http/app.ts'
import { testEnv } from '#testing/api.ts'
import { cheapGuessing } from '#testing/cheap-guessing.ts'
import { testDatabase } from '#testing/database.ts'
import { sessionFor } from '#testing/sign-in.ts'
import { world } from '#testing/world.ts'
import { fuzz } from './run.ts'

const { db } = await testDatabase()
const env = testEnv()
const failures: string[] = []
const log = pino(
  { level: 'error' },
  new Writable({
    write(line, _, next) {
      failures.push(String(line))
      next()
    },
  }),
)
const app = await buildApp({ env, db, log, guessing: cheapGuessing })
const url = await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => app.close())

test('hundreds of hostile calls as five people are all answered, and nothing fails', async () => {
  const build = world(db)
  const org = await build.organisation()
  const cohort = await build.cohort({ org })
  const people = {
    entrepreneur: await build.person({ org, cohort, applicationStatus: 'approved' }),
    mentor: await build.person({ org, cohort, role: 'mentor', applicationStatus: 'approved' }),
    organiser: await build.person({ org, role: 'admin' }),
    admin: await build.person({ org: await build.organisation('hub'), role: 'admin' }),
  }
  const project = await build.project({ org, cohort, owner: people.entrepreneur, mentor: people.mentor })
  const visitors = async () => [
    { name: 'stranger', headers: {} },
    ...(await Promise.all(
      Object.entries(people).map(async ([name, id]) => ({
        name,
        headers: { authorization: (await sessionFor(db, env, id)).bearer },
      })),
    )),
  ]
  const ids = [org, cohort, project, ...Object.values(people)]
  // Live updates are left to their own tests here; npm run fuzz talks to them too.
  const tally = await fuzz({ url, visitors, ids, isLive: false }, { calls: 500, seed: 20, seconds: 60 })
  const { calls, fivehundreds, unavailable, outcomes, faults } = tally
  expect(
    { calls, fivehundreds, unavailable, unanswered: outcomes['no answer'] ?? 0, failures },
    faults.join('\n'),
  ).toEqual({
    calls: 500,
    fivehundreds: 0,
    unavailable: 0,
    unanswered: 0,
    failures: [],
  })
}, 90_000)
