import { pino } from 'pino'
import { afterAll, expect, test, vi } from 'vitest'
import { completeEnv } from '#server/auth-secret.ts'
import { connect } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { readSettings } from '#server/env.ts'
import { sendMail } from '#server/mail/send-mail.ts'
import { newId } from '#server/new-id.ts'
import { insertPerson } from '#testing/accounts-world.ts'
import { testDatabase } from '#testing/database.ts'
import { openMailbox } from '#testing/mailbox.ts'
import { cleanUp } from './clean-up.ts'
import { startJobs } from './jobs.ts'
import { prepareJobs } from './prepare-jobs.ts'

const { db, url } = await testDatabase()
const mailbox = await openMailbox()
const env = await completeEnv(readSettings({ NODE_ENV: 'test', SMTP_URL: mailbox.url }), db)
const log = pino({ level: 'silent' })
const deps: Deps = { db, env, log }
await Promise.all([prepareJobs(db), prepareJobs(db)])
afterAll(() => mailbox.close())

const report = (to: string) =>
  ({ to, template: 'bugReceived', data: { name: 'Ana', description: 'It broke.' }, locale: 'en' }) as const
const mailsTo = (to: string) => mailbox.mails.filter(({ recipients }) => recipients.includes(to)).length
const jobs = async () =>
  (await db.query('select state::text, data from pgboss.job where name = $1', ['mail'])).rows

test('does each job once with two servers at work, also those that waited, and forgets what it sent', async () => {
  const waited = Array.from({ length: 12 }, (_, index) => `waited${index}@example.org`)
  for (const to of waited) await sendMail(db, report(to))

  const otherPool = connect(url, { max: 4 })
  const servers = await Promise.all([startJobs(deps), startJobs({ ...deps, db: otherPool })])
  const during = Array.from({ length: 25 }, (_, index) => `during${index}@example.org`)
  await Promise.all(during.map((to) => sendMail(db, report(to))))

  await vi.waitFor(() => expect(mailbox.mails.length).toBeGreaterThanOrEqual(37), {
    timeout: 15_000,
    interval: 50,
  })
  await Promise.all(servers.map((server) => server.stop()))
  await otherPool.end()
  expect([...waited, ...during].map(mailsTo)).toEqual(Array(37).fill(1))
  expect(await jobs()).toEqual(Array(37).fill({ state: 'completed', data: null }))
})

test('a mail belongs to the transaction that wrote it', async () => {
  const client = await db.connect()
  await client.query('begin')
  await sendMail(client, report('undone@example.org'))
  await client.query('rollback')
  client.release()
  const { rowCount } = await db.query(`select 1 from pgboss.job where data ->> 'to' = 'undone@example.org'`)
  expect(rowCount).toBe(0)
})

test('tries again later when the mail server is away', async () => {
  const away = { ...env, SMTP_URL: 'smtp://127.0.0.1:1' }
  await sendMail(db, report('later@example.org'))
  const server = await startJobs({ ...deps, env: away })
  const job = `from pgboss.job where data ->> 'to' = 'later@example.org'`
  await vi.waitFor(
    async () => {
      const { rows } = await db.query(
        `select state::text, start_after > now() + interval '5 seconds' as later ${job}`,
      )
      expect(rows).toEqual([{ state: 'retry', later: true }])
    },
    { timeout: 10_000 },
  )
  await server.stop()

  await db.query(`update pgboss.job set start_after = now() where data ->> 'to' = 'later@example.org'`)
  const next = await startJobs(deps)
  await mailbox.waitForMail('later@example.org')
  await next.stop()
})

test('removes at night what has expired, and nothing else', async () => {
  const { id } = await insertPerson(db)
  for (const [offset, name] of [
    ['- interval', 'old'],
    ['+ interval', 'new'],
  ]) {
    await db.query(
      `with s as (insert into session (id, user_id, token, expires_at) values ($1, $2, $3, now() ${offset} '1 hour'))
      insert into stored_file (id, owner_id, purpose, media_type, bytes, expires_at)
      values ($4, $2, 'export', 'text/csv', '', now() ${offset} '1 hour')`,
      [newId(), id, name, newId()],
    )
    await db.query(
      `insert into verification (id, identifier, value, expires_at) values ($1, $2, '{}', now() ${offset} '1 hour')`,
      [newId(), name],
    )
  }
  await cleanUp(deps)
  const { rows } = await db.query(`select (select count(*) from session) as sessions,
    (select string_agg(token, ' ') from session) as tokens,
    (select count(*) from stored_file) as files, (select string_agg(identifier, ' ') from verification) as links`)
  expect(rows[0]).toEqual({ sessions: 1, tokens: 'new', files: 1, links: 'new' })
})
