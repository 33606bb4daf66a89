import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { liveLimits } from '#server/limits.ts'
import { testApi } from '#testing/api.ts'
import { openSocket } from '#testing/open-socket.ts'
import { sessionFor } from '#testing/sign-in.ts'
import { world } from '#testing/world.ts'

const { app, db, env } = await testApi()
const slow = await testApi({ RATE_LIMIT: '20' })
const addresses = {
  fast: await app.listen({ host: '127.0.0.1', port: 0 }),
  slow: await slow.app.listen({ host: '127.0.0.1', port: 0 }),
}

let bearer: string
beforeAll(async () => {
  bearer = (await sessionFor(db, env, await world(db).person())).bearer
})

type Options = { as?: string | null; at?: string; path?: string; protocols?: string[] }
const opened: WebSocket[] = []

async function open({ as = bearer, at = addresses.fast, path = '/graphql', protocols }: Options = {}) {
  const socket = openSocket(`${at.replace('http', 'ws')}${path}`, {
    protocols: protocols ?? ['graphql-transport-ws'],
    headers: as ? { authorization: as } : {},
  })
  opened.push(socket)
  const messages: { type: string; id?: string; payload?: unknown }[] = []
  socket.onmessage = ({ data }) => messages.push(JSON.parse(String(data)))
  const closed = new Promise<number>((resolve) => {
    socket.onclose = ({ code }) => resolve(code)
  })
  await new Promise((resolve) => {
    socket.onopen = resolve
    socket.onerror = resolve
  })
  const send = (message: unknown) =>
    socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  const heard = (type: string, count = 1) =>
    vi.waitFor(() => expect(messages.filter((message) => message.type === type)).toHaveLength(count), 5000)
  return { send, heard, closed, messages, close: () => socket.close() }
}

async function ready(options: Options = {}) {
  const socket = await open(options)
  socket.send({ type: 'connection_init' })
  await socket.heard('connection_ack')
  return socket
}

afterEach(() => {
  for (const socket of opened.splice(0)) socket.close()
})

const query = 'subscription { meChanged { id } }'
const subscribe = (id: string, document: unknown = query) => ({
  id,
  type: 'subscribe',
  payload: { query: document },
})

describe('a socket is closed', () => {
  test.each<[string, unknown, number]>([
    ['no JSON', 'hello', 4400],
    ['no object', '7', 4400],
    ['an unknown type', { type: 'everything' }, 4400],
    ['the start of an older protocol', { id: '1', type: 'start', payload: { query } }, 4400],
    ['a subscription without an id', { type: 'subscribe', payload: { query } }, 4400],
    ['an id that is no text', { id: 7, type: 'subscribe', payload: { query } }, 4400],
    ['an id of a thousand letters', subscribe('x'.repeat(1000)), 4400],
    ['a document that is no text', subscribe('1', { kind: 'Document', definitions: [] }), 4400],
    ['no document', subscribe('1', null), 4400],
    ['a second introduction', { type: 'connection_init' }, 4429],
    [
      'more than a message may hold',
      subscribe('1', `${query} #${'x'.repeat(liveLimits.messageBytes)}`),
      1009,
    ],
  ])('by %s', async (_, message, code) => {
    const socket = await ready()
    socket.send(message)
    expect(await socket.closed).toBe(code)
  })

  test('by the same id twice', async () => {
    const socket = await ready()
    socket.send(subscribe('1'))
    socket.send(subscribe('1'))
    expect(await socket.closed).toBe(4409)
  })

  test('by a question before the introduction', async () => {
    const socket = await open()
    socket.send(subscribe('1'))
    expect(await socket.closed).toBe(4401)
  })

  test('to somebody who is not signed in', async () => {
    const socket = await open({ as: null })
    socket.send({ type: 'connection_init' })
    expect(await socket.closed).toBe(4401)
    expect(socket.messages).toEqual([])
  })

  test(
    'to somebody who says nothing',
    async () => {
      const socket = await open({ as: null })
      expect(await socket.closed).toBe(4408)
    },
    liveLimits.handshakeMs + 5000,
  )

  test('to whoever speaks another protocol', async () => {
    const socket = await open({ protocols: ['graphql-ws'] })
    expect([1006, 4406]).toContain(await socket.closed)
  })

  test('where there are no live updates', async () => {
    const socket = await open({ path: '/health' })
    expect(await socket.closed).toBeGreaterThan(1000)
  })
})

describe('a subscription is refused', () => {
  const doubling = Array.from(
    { length: 25 },
    (_, i) => `fragment F${i} on Change{...F${i + 1} ...F${i + 1}}`,
  ).join(' ')
  test.each([
    [
      'fragments that double',
      `subscription { meChanged { ...F0 } } ${doubling} fragment F25 on Change { id }`,
    ],
    ['too many tokens', `subscription { meChanged { ${'id '.repeat(2000)} } }`],
    ['a query', '{ me { _id } }'],
    ['two at once', 'subscription { meChanged { id } projectChanged(projectId: "x") { id } }'],
  ])('for %s', async (_, document) => {
    const socket = await ready()
    socket.send(subscribe('1', document))
    await socket.heard('error')
    expect(socket.messages.at(-1)).toMatchObject({ payload: [{ extensions: { code: 'BAD_USER_INPUT' } }] })
  })

  test('where one socket has too many, and taken again when one has ended', async () => {
    const socket = await ready()
    for (let id = 0; id < liveLimits.subscriptionsPerSocket + 3; id += 1) socket.send(subscribe(String(id)))
    await socket.heard('error', 3)
    expect(socket.messages.at(-1)).toMatchObject({ payload: [{ extensions: { code: 'RATE_LIMITED' } }] })
    socket.send({ id: '0', type: 'complete' })
    socket.send(subscribe('again'))
    socket.send({ type: 'ping' })
    await socket.heard('pong')
    expect(socket.messages.filter(({ type }) => type === 'error')).toHaveLength(3)
  })
})

test('what is asked for and ended again and again leaves nothing behind', async () => {
  const socket = await ready()
  for (let count = 0; count < 10 * liveLimits.subscriptionsPerAccount; count += 1) {
    socket.send(subscribe('1'))
    socket.send({ id: '1', type: 'complete' })
    if (count % 50 === 0) {
      socket.send({ type: 'ping' })
      await socket.heard('pong', count / 50 + 1)
    }
  }
  const other = await ready()
  other.send(subscribe('1'))
  other.send({ type: 'ping' })
  await other.heard('pong')
  expect(other.messages.filter(({ type }) => type === 'error')).toEqual([])
})

test('one account opens so many sockets and no more, and others are not held up by it', async () => {
  const { bearer: as } = await sessionFor(db, env, await world(db).person())
  const sockets = []
  for (let count = 0; count < liveLimits.socketsPerAccount; count += 1) sockets.push(await ready({ as }))
  const late = await open({ as })
  late.send({ type: 'connection_init' })
  expect(await late.closed).toBe(4429)
  await ready()
  sockets[0]?.close()
  await sockets[0]?.closed
  await vi.waitFor(async () => {
    const next = await open({ as })
    next.send({ type: 'connection_init' })
    await next.heard('connection_ack')
  }, 5000)
})

test('one address opens so many sockets that do not say who they are', async () => {
  const sockets = []
  for (let count = 0; count < liveLimits.unknownPerAddress; count += 1) sockets.push(await open({ as: null }))
  expect(await (await open({ as: null })).closed).toBe(4429)
})

test('messages are counted for an account', async () => {
  const { bearer: as } = await sessionFor(slow.db, slow.env, await world(slow.db).person())
  const socket = await ready({ as, at: addresses.slow })
  for (let count = 0; count < 30; count += 1) socket.send({ type: 'ping' })
  expect(await socket.closed).toBe(4429)
  expect(socket.messages.filter(({ type }) => type === 'pong').length).toBeLessThanOrEqual(20)
})

test('messages of a stranger are counted for the address, also over many sockets', async () => {
  const codes = []
  for (let count = 0; count < 25; count += 1) {
    const socket = await open({ as: null, at: addresses.slow })
    socket.send({ type: 'connection_init' })
    codes.push(await socket.closed)
  }
  expect(codes[0]).toBe(4401)
  expect(codes.slice(20)).toEqual(Array(5).fill(4429))
})
