import { expect, test } from 'vitest'
import { newId } from '#server/new-id.ts'
import { accountsWorld, insertPerson, newPerson, password } from '#testing/accounts-world.ts'
import { linkIn } from '#testing/mailbox.ts'
import { ensureHub } from './hub.ts'

const { app, db, deps, mailbox, post, get } = await accountsWorld()
const signUp = '/api/auth/sign-up/email'

const userOf = async (email: string) =>
  (await db.query('select * from users where email = $1', [email])).rows[0]

test('lets a person in after they have signed up and confirmed their e-mail', async () => {
  const person = newPerson()
  expect((await post(signUp, person)).json()).toEqual({ status: true })
  const link = linkIn(await mailbox.waitForMail(person.email))

  const early = await post('/api/auth/sign-in/email', { email: person.email, password })
  expect([early.statusCode, early.json().reason]).toEqual([403, 'emailNotConfirmed'])

  const again = linkIn(await mailbox.waitForMail(person.email))
  const former = await app.inject({ url: link.pathname + link.search })
  expect(former.headers.location).toBe('/login?confirmed=no')
  const confirmed = await app.inject({ url: again.pathname + again.search })
  expect(confirmed.headers.location).toBe('/login?confirmed=yes')
  const replayed = await app.inject({ url: again.pathname + again.search })
  expect(replayed.headers.location).toBe('/login?confirmed=no')

  const login = await post('/api/auth/sign-in/email', { email: person.email, password })
  const bearer = String(login.headers['set-auth-token'])
  const me = await get('/api/auth/get-session', { authorization: `Bearer ${bearer}` })
  expect(me.json().user).toMatchObject({ email: person.email, role: 'entrepreneur', cohortId: 'none' })
})

test('leads a person who chose Spanish to the Spanish login', async () => {
  const person = newPerson({ locale: 'es' })
  await post(signUp, person)
  const link = linkIn(await mailbox.waitForMail(person.email))
  const confirmed = await app.inject({ url: link.pathname + link.search })
  expect(confirmed.headers.location).toBe('/es/login?confirmed=yes')
})

test('keeps names, language, commitments and the version of what was agreed to', async () => {
  const person = newPerson({
    email: `${newId()}@Example.ORG`,
    role: 'mentor',
    locale: 'es',
    commitNews: true,
  })
  await post(signUp, person)
  expect(await userOf(person.email.toLowerCase())).toMatchObject({
    name: 'Ana Rivera',
    first_name: 'Ana',
    last_name: 'Rivera',
    role: 'mentor',
    locale: 'es',
    main_org: null,
    application_status: 'none',
    onboarded: false,
    email_verified: false,
    commitments: { commitTime: true, commitData: true, commitNews: true },
    consents: { commitConfidentiality: { given: true, version: '2026-11', at: expect.any(String) } },
  })
})

test.each([
  ['the role admin', { role: 'admin' }, 'role', 'unknownOption'],
  ['an organisation', { main_org: newId() }, 'main_org', 'unknownField'],
  ['a decided application', { application_status: 'approved' }, 'application_status', 'unknownField'],
  ['a finished onboarding', { onboarded: true }, 'onboarded', 'unknownField'],
  ['a confirmed e-mail', { emailVerified: true }, 'emailVerified', 'unknownField'],
  ['an id', { id: newId() }, 'id', 'unknownField'],
  ['no first name', { first_name: ' ' }, 'first_name', 'required'],
  ['a name with a line break', { last_name: 'Rivera\r\nBcc: x@y.z' }, 'last_name', 'forbiddenCharacter'],
  ['no real e-mail', { email: 'ana' }, 'email', 'notEmail'],
  ['a short password', { password: 'nine char' }, 'password', 'passwordShort'],
  ['a common password', { password: 'P@ssword2026!' }, 'password', 'passwordCommon'],
  ['an endless password', { password: 'kite '.repeat(26) }, 'password', 'passwordLong'],
  ['an agreement left out', { commitData: false }, 'commitData', 'mustAgree'],
  ['no cohort id', { cohortId: "' or true --" }, 'cohortId', 'notId'],
])('refuses %s', async (_, change, field, reason) => {
  const person = newPerson(change)
  const answer = await post(signUp, person)
  expect(answer.statusCode).toBe(400)
  expect(answer.json().fields).toContainEqual(expect.objectContaining({ field, reason }))
  expect(await userOf(person.email)).toBeUndefined()
})

test('speaks the language of the browser', async () => {
  const answer = await post(signUp, newPerson({ password: 'short' }), {
    'accept-language': 'es-AR,es;q=0.9,en;q=0.8',
  })
  expect(answer.json()).toMatchObject({
    code: 'BAD_USER_INPUT',
    reason: 'passwordShort',
    message: 'Usa una contraseña de al menos 10 caracteres.',
  })
})

const orgId = await ensureHub(db, deps.env)

async function insertCohort(changes: object): Promise<string> {
  const id = newId()
  const day = 24 * 3600 * 1000
  const row = {
    id,
    org_id: orgId,
    title: 'Spring',
    invite_code: 'seven-larks',
    approved: true,
    open_date: new Date(Date.now() - day),
    close_date: new Date(Date.now() + day),
    ...changes,
  }
  const columns = Object.keys(row)
  await db.query(
    `insert into cohort (${columns}) values (${columns.map((_, index) => `$${index + 1}`)})`,
    Object.values(row),
  )
  return id
}

const past = (hours: number) => new Date(Date.now() - hours * 3600 * 1000)

test.each([
  ['an open cohort', {}, undefined, true],
  ['a cohort that is not approved', { approved: false }, undefined, false],
  ['a cohort whose registration is off', { registration_open: false }, undefined, false],
  ['a cohort that has closed', { open_date: past(50), close_date: past(1) }, undefined, false],
  ['a cohort that has not opened', { open_date: past(-1) }, undefined, false],
  ['an archived cohort', { archived_at: past(1) }, undefined, false],
  ['a private cohort without its link', { private: true }, undefined, false],
  ['a private cohort with a wrong link', { private: true }, 'eight-larks', false],
  ['a private cohort with its link', { private: true }, 'seven-larks', true],
])('lets a person join only what is open to them: %s', async (_, cohort, inviteCode, isAllowed) => {
  const cohortId = await insertCohort(cohort)
  const person = newPerson({ cohortId, ...(inviteCode && { inviteCode }) })
  const answer = await post(signUp, person)
  expect(answer.json().reason).toBe(isAllowed ? undefined : 'registrationClosed')
  expect((await userOf(person.email))?.cohort_id).toBe(isAllowed ? cohortId : undefined)
})

test('refuses a cohort that does not exist like one that is closed', async () => {
  const answer = await post(signUp, newPerson({ cohortId: newId() }))
  expect(answer.json().reason).toBe('registrationClosed')
})

test('answers a person who is registered like a new one, and tells them by mail', async () => {
  const known = await insertPerson(db, { locale: 'es' })
  const before = await userOf(known.email)
  const answers = await Promise.all([
    post(signUp, newPerson({ email: known.email, first_name: 'Eva' })),
    post(signUp, newPerson()),
  ])
  const seen = answers.map(({ statusCode, body, headers }) => ({
    statusCode,
    body,
    // The proof that this browser signed up is another one for everybody.
    headers: {
      ...headers,
      date: '',
      'set-cookie': String(headers['set-cookie']).replace(/(?<==)[\w-]{43}/, ''),
    },
  }))
  expect(seen[0]).toEqual(seen[1])
  expect(await userOf(known.email)).toEqual(before)
  const mail = await mailbox.waitForMail(known.email)
  expect([mail.subject, linkIn(mail).href]).toEqual([
    'Ya tienes una cuenta',
    'http://localhost:3000/es/login',
  ])
})

test('makes one account when the same form arrives five times at once', async () => {
  const person = newPerson()
  const answers = await Promise.all(Array.from({ length: 5 }, () => post(signUp, person)))
  expect(answers.map(({ body }) => body)).toEqual(Array(5).fill('{"status":true}'))
  const { rows } = await db.query('select count(*) from users where email = $1', [person.email])
  expect(rows[0].count).toBe(1)
})
