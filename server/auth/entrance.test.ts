import { expect, test } from 'vitest'
import { accountsWorld, newPerson, password } from '#testing/accounts-world.ts'
import { linkIn } from '#testing/mailbox.ts'

const { app, db, mailbox, post, get } = await accountsWorld()

test('lets a person in after they have signed up and confirmed their e-mail', async () => {
  const person = newPerson()
  const signedUp = await post('/api/auth/sign-up/email', person)
  expect(signedUp.json()).toEqual({ status: true })

  const early = await post('/api/auth/sign-in/email', { email: person.email, password })
  expect([early.statusCode, early.json().reason]).toEqual([403, 'emailNotConfirmed'])

  await mailbox.waitForMail(person.email)
  const link = linkIn(await mailbox.waitForMail(person.email))
  const confirmed = await app.inject({ url: link.pathname + link.search })
  expect(confirmed.headers.location).toBe('/login?confirmed=yes')

  const login = await post('/api/auth/sign-in/email', { email: person.email, password })
  expect(login.statusCode).toBe(200)
  expect(login.cookies).toContainEqual(
    expect.objectContaining({ name: 'token', path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 604800 }),
  )
  const bearer = String(login.headers['set-auth-token'])
  const me = await get('/api/auth/get-session', { authorization: `Bearer ${bearer}` })
  expect(me.json().user).toMatchObject({ email: person.email, role: 'entrepreneur', cohortId: 'none' })
})
