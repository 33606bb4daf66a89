import { pino } from 'pino'
import { afterAll } from 'vitest'
import { buildApp } from '#server/http/app.ts'
import { testApi, testEnv } from '#testing/api.ts'
import { cheapGuessing } from '#testing/cheap-guessing.ts'
import { caller, type Server } from './call.ts'
import { checksum, watchChanges } from './changes.ts'
import { claims as newClaims } from './claims.ts'
import { eachKindOnce } from './each-kind-once.ts'
import { readMatrix } from './matrix.ts'
import { seedWorld } from './seed.ts'
import { walker } from './walk.ts'

/** The seeded world behind the real API, with everybody signed in and every change noted. */
export async function setStage() {
  const { app, db, env } = await testApi({}, { makeDocument: eachKindOnce() })
  const log = pino({ level: 'silent' })
  const production = await buildApp({
    env: testEnv({ NODE_ENV: 'production' }),
    db,
    log,
    guessing: cheapGuessing,
  })
  await production.ready()
  afterAll(() => production.close())
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const server: Server = { app, production, db, env, address }
  const seed = await seedWorld(db)
  const calls = caller(server)
  for (const userId of Object.values(seed.people)) await calls.bearerOf(userId)
  // After five minutes a session notes beside the answer that it is used: rows would change while they are put back.
  await db.query(`update session set updated_at = now() + interval '1 day'`)
  const before = await checksum(db)
  const changes = await watchChanges(db)
  const claims = newClaims()
  const matrix = readMatrix()
  const walk = walker({ server, seed, log: changes, calls, claims, matrix })
  return { server, seed, calls, log: changes, claims, matrix, walk, before }
}
