import { pino } from 'pino'
import { expect, test } from 'vitest'
import { accountsWorld, newPerson } from '#testing/accounts-world.ts'
import { linkIn } from '#testing/mailbox.ts'
import { safeError } from './safe-error.ts'

const lines: string[] = []
const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) })
const { db, mailbox, post } = await accountsWorld({}, log)

test('no log line holds an address, a name, a password or a token, also when something breaks', async () => {
  const person = newPerson({ first_name: 'Canaria', password: 'canary in the coal mine' })
  await post('/api/auth/sign-up/email', person)
  await db.query('update users set email_verified = true')
  await post('/api/auth/request-password-reset', { email: person.email })
  await mailbox.waitForMail(person.email)
  const link = linkIn(await mailbox.waitForMail(person.email))
  const login = await post('/api/auth/sign-in/email', { email: person.email, password: person.password })
  await post('/api/auth/sign-in/email', { email: person.email, password: 'canary with a typo' })

  await db.query(
    `alter table users add constraint broken check (email not like '%${person.email}') not valid`,
  )
  const broken = await post('/api/auth/reset-password', {
    token: link.hash.slice(7),
    newPassword: 'canary again and again',
  })
  expect([broken.statusCode, broken.json()]).toEqual([
    503,
    { code: 'UNAVAILABLE', message: 'The service is not available right now. Please try again.' },
  ])

  const everything = lines.join('')
  expect(everything).toContain('"constraint":"broken"')
  for (const secret of [person.email, 'Canaria', 'canary', link.hash.slice(7), login.json().token]) {
    expect(everything).not.toContain(secret)
  }
})

test('keeps the words of our own errors', () => {
  expect(safeError(new Error('The hub is missing'))).toMatchObject({
    type: 'Error',
    message: 'The hub is missing',
  })
  expect(safeError('oops')).toEqual({ type: 'string', at: [] })
})
