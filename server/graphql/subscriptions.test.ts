import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { newId } from '#server/new-id.ts'
import { testApi } from '#testing/api.ts'
import { openSocket } from '#testing/open-socket.ts'
import { sessionFor } from '#testing/sign-in.ts'
import { world } from '#testing/world.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 90_000 })

const { app, db, env } = await testApi()
const build = world(db)
const address = await app.listen({ host: '127.0.0.1', port: 0 })

type Person = { id: string; bearer: string }
let owner: Person
let mentor: Person
let teammate: Person
let organiser: Person
let stranger: Person
/** Hears everything from the first test to the last. */
let observer: Person
let projectId: string

async function signedIn(id: string): Promise<Person> {
  return { id, bearer: (await sessionFor(db, env, id)).bearer }
}

beforeAll(async () => {
  const org = await build.organisation()
  const cohort = await build.cohort({ org })
  const person = async (role: 'entrepreneur' | 'mentor') =>
    signedIn(await build.person({ role, org, cohort, applicationStatus: 'approved' }))
  owner = await person('entrepreneur')
  mentor = await person('mentor')
  teammate = await person('entrepreneur')
  stranger = await person('entrepreneur')
  organiser = await signedIn(await build.person({ role: 'admin', org }))
  observer = await signedIn(await build.person({ role: 'admin', org }))
  projectId = await build.project({ org, cohort, owner: owner.id, mentor: mentor.id, team: [teammate.id] })
})

type Message = { type: string; id?: string; payload?: unknown }

/** A client as in the browser: everything that comes is kept, and can be waited for. */
async function listen(
  person: Person | null,
  query: string,
  variables: object,
  headers: Record<string, string> = {},
) {
  const socket = openSocket(`${address.replace('http', 'ws')}/graphql`, {
    protocols: ['graphql-transport-ws'],
    headers: { ...(person && { authorization: person.bearer }), ...headers },
  })
  const messages: Message[] = []
  let isClosed = false
  socket.onmessage = ({ data }) => messages.push(JSON.parse(String(data)) as Message)
  let closedWith = 0
  socket.onclose = ({ code }) => {
    isClosed = true
    closedWith = code
  }
  await new Promise((resolve) => {
    socket.onopen = resolve
    socket.onerror = resolve
  })
  const send = (message: object) =>
    socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message))
  send({ type: 'connection_init' })
  const next = (type: string, count = 1) =>
    vi.waitFor(
      () => {
        const found = messages.filter((message) => message.type === type)
        expect(found.length, JSON.stringify(messages)).toBeGreaterThanOrEqual(count)
        return found[count - 1] as Message
      },
      { timeout: 8000, interval: 20 },
    )
  if (socket.readyState === WebSocket.OPEN) {
    await vi.waitFor(() => expect(isClosed || messages.length > 0).toBe(true), {
      timeout: 8000,
      interval: 20,
    })
    send({ id: '1', type: 'subscribe', payload: { query, variables } })
  }
  return {
    messages,
    next,
    isClosed: () => isClosed,
    closedWith: () => closedWith,
    close: () => socket.close(),
  }
}

const watchProject = 'subscription ($p: String!) { projectChanged(projectId: $p) { kind id version change } }'

async function post(url: string, person: Person, query: string, variables: object = {}) {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: person.bearer },
    body: JSON.stringify({ query, variables }),
  })
  return (await answer.json()) as { data: Record<string, { _id: string }>; errors?: object[] }
}

const addSegment = async (url: string) => {
  const document =
    'mutation ($p: String!) { insertOneSegment(data: { projectId: $p, name: "Families" }) { _id } }'
  const answer = await post(url, owner, document, { p: projectId })
  expect(answer.errors).toBeUndefined()
  return answer.data.insertOneSegment?._id
}

/** Somebody changes something: for the listeners it is the same whoever it was. */
async function change(): Promise<string> {
  const id = newId()
  await db.query(`insert into plan_item (id, project_id, kind, data) values ($1, $2, 'segment', '{}')`, [
    id,
    projectId,
  ])
  return id
}

type Listener = Awaited<ReturnType<typeof listen>>
const patience = { timeout: 8000, interval: 20 }
const hears = ({ messages }: Listener, id: string) =>
  messages.some(({ type, payload }) => type === 'next' && JSON.stringify(payload).includes(id))
const heard = (listener: Listener, id: string) =>
  vi.waitFor(() => expect(hears(listener, id)).toBe(true), patience)

/** A moment after it was asked for a subscription is in place. What was heard until then is forgotten. */
async function inPlace(listener: Listener): Promise<Listener> {
  await vi.waitFor(async () => {
    await change()
    expect(listener.messages.map(({ type }) => type)).toContain('next')
  }, patience)
  await heard(listener, await change())
  listener.messages.splice(0)
  return listener
}

/** Two changes, of which somebody else has heard both: whoever was refused before was told of neither. */
async function changeHeardBy(witness: Listener): Promise<string> {
  const id = await change()
  await heard(witness, await change())
  return id
}

describe('two server processes on one database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'germina-live-'))
  const other = { url: '', stop: async () => {} }
  beforeAll(async () => {
    const port = String(20_000 + (process.pid % 20_000))
    const child = spawn(process.execPath, ['server/main.ts'], {
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: db.options.connectionString,
        DATA_DIR: folder,
        DEMO: 'off',
        AUTH_SECRET: env.AUTH_SECRET,
        PORT: port,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = once(child, 'exit')
    other.url = `http://localhost:${port}`
    other.stop = async () => {
      child.kill('SIGTERM')
      await ended
    }
    await new Promise<void>((resolve) =>
      child.stdout.on('data', (chunk) => String(chunk).includes('is ready') && resolve()),
    )
  })
  afterAll(async () => {
    await other.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('a listener of one hears what is written through the other, with the session of the first', async () => {
    const listener = await inPlace(await listen(mentor, watchProject, { p: projectId }))
    const id = await addSegment(other.url)
    const heard = await listener.next('next')
    expect(heard.payload).toEqual({
      data: { projectChanged: { kind: 'segment', id, version: 1, change: 'insert' } },
    })
    listener.close()
  })

  test('signing out in one ends the session in both', async () => {
    const { cookie, bearer } = await sessionFor(db, env, owner.id)
    const asks = (url: string) => post(url, { id: owner.id, bearer }, '{ me { _id } }')
    expect((await asks(other.url)).data.me?._id).toBe(owner.id)
    await fetch(`${other.url}/api/auth/sign-out`, {
      method: 'POST',
      headers: { cookie, origin: other.url },
    })
    expect((await asks(address)).data.me).toBeNull()
    expect((await asks(other.url)).data.me).toBeNull()
  })
})

describe('who hears', () => {
  test('a stranger is refused and hears nothing', async () => {
    const witness = await inPlace(await listen(observer, watchProject, { p: projectId }))
    const listener = await listen(stranger, watchProject, { p: projectId })
    await listener.next('error')
    await changeHeardBy(witness)
    expect(listener.messages.filter(({ type }) => type === 'next')).toEqual([])
    expect(JSON.stringify(listener.messages)).not.toContain('"kind"')
    listener.close()
    witness.close()
  })

  test('a cookie counts only on our own pages', async () => {
    const { cookie } = await sessionFor(db, env, owner.id)
    const own = await listen(null, watchProject, { p: projectId }, { cookie, origin: env.PUBLIC_URL })
    await inPlace(own)
    const foreign = await listen(
      null,
      watchProject,
      { p: projectId },
      { cookie, origin: 'https://evil.example' },
    )
    await vi.waitFor(() => expect(foreign.isClosed() || foreign.messages.length > 0).toBe(true), patience)
    await changeHeardBy(own)
    expect(foreign.messages.filter(({ type }) => type === 'next')).toEqual([])
    foreign.close()
    own.close()
  })

  test.each([
    [
      'a mentor whose match has ended',
      () => mentor,
      () =>
        post(
          address,
          organiser,
          `mutation ($p: String!) { unassignMentor(projectId: $p, reason: "Moved away") { _id } }`,
          { p: projectId },
        ),
    ],
    [
      'somebody taken out of the team',
      () => teammate,
      () =>
        db.query('delete from team_access where project_id = $1 and user_id = $2', [projectId, teammate.id]),
    ],
    [
      'somebody who has signed out',
      () => owner,
      () => db.query('delete from session where user_id = $1', [owner.id]),
    ],
    [
      'somebody whose account was disabled',
      () => organiser,
      () => db.query('update users set disabled_at = now() where id = $1', [organiser.id]),
    ],
  ])('%s hears nothing any more', async (_, who, lose) => {
    const witness = await inPlace(await listen(observer, watchProject, { p: projectId }))
    const listener = await inPlace(await listen(who(), watchProject, { p: projectId }))
    await lose()
    // What was found out about a listener is believed for a second; then the refusal is the last that they hear.
    await vi.waitFor(async () => {
      await change()
      expect(listener.messages.at(-1)?.type).toBe('error')
    }, patience)
    const last = await changeHeardBy(witness)
    expect(hears(listener, last)).toBe(false)
    expect(listener.messages.at(-1)?.type).toBe('error')
    listener.close()
    witness.close()
  })
})

describe('what comes through a web socket', () => {
  const documents: [string, unknown][] = [
    ['a query', '{ me { _id } }'],
    ['a mutation', 'mutation { setOnboarded { _id } }'],
    ['an unknown field', 'subscription { everything { id } }'],
    [
      'too many aliases',
      `subscription ($p: String!) { projectChanged(projectId: $p) { ${'a: id b: id '.repeat(20)} } }`,
    ],
  ]
  test.each(documents)('%s is refused', async (_, document) => {
    const listener = await listen(await signedIn(owner.id), document as string, { p: projectId })
    const { payload } = await listener.next('error')
    expect(JSON.stringify(payload)).not.toMatch(/node_modules|\.ts:|stack/)
    expect(listener.messages.filter(({ type }) => type === 'next')).toEqual([])
    listener.close()
  })
})

describe('after trouble with the database', () => {
  const listener = `application_name = 'germina-live' and datname = current_database()`

  test('every line is closed so that clients come again, listen anew and read', async () => {
    const [first, second] = [
      await listen(await signedIn(owner.id), watchProject, { p: projectId }),
      await listen(await signedIn(owner.id), 'subscription { meChanged { kind } }', {}),
    ]
    await inPlace(first)
    await db.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${listener}`)
    await vi.waitFor(() => expect([first.closedWith(), second.closedWith()]).toEqual([1012, 1012]), {
      timeout: 8000,
      interval: 20,
    })
    expect(first.messages.map(({ type }) => type)).not.toContain('complete')
    const again = await inPlace(await listen(await signedIn(owner.id), watchProject, { p: projectId }))
    again.close()
  })

  test('a listener whose rights cannot be looked up comes again instead of hearing an error', async () => {
    const hearer = await inPlace(await listen(await signedIn(owner.id), watchProject, { p: projectId }))
    await db.query('alter table session rename to session_away')
    await db.query('update project set version = version + 1 where id = $1', [projectId])
    await vi.waitFor(() => expect(hearer.closedWith()).toBe(1012), { timeout: 8000, interval: 20 })
    await db.query('alter table session_away rename to session')
    expect(hearer.messages.map(({ type }) => type)).not.toContain('error')
  })
})

test('people hear of their own notices and nobody else does', async () => {
  const watch = 'subscription { meChanged { kind change } }'
  const [own, other] = [await listen(await signedIn(owner.id), watch, {}), await listen(stranger, watch, {})]
  await vi.waitFor(async () => {
    await db.query(`insert into notification (id, user_id, kind) values ($1, $2, 'matched')`, [
      newId(),
      owner.id,
    ])
    expect(own.messages.map(({ type }) => type)).toContain('next')
  }, patience)
  expect((await own.next('next')).payload).toEqual({
    data: { meChanged: { kind: 'notification', change: 'insert' } },
  })
  expect(other.messages.filter(({ type }) => type === 'next')).toEqual([])
  own.close()
  other.close()
})
