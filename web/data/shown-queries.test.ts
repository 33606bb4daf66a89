import { offlineExchange } from '@urql/exchange-graphcache'
import { Client, createRequest, fetchExchange, gql } from 'urql'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shownQueries } from './shown-queries.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pains = gql`query Pains($projectId: String!) { pains(query: { projectId: $projectId }) { _id } }`

function watched({ answersAfterMs = 1 } = {}) {
  const asked: string[] = []
  const shown = shownQueries(() => 1)
  const client = new Client({
    url: 'http://localhost/graphql',
    preferGetMethod: false,
    exchanges: [shown.exchange, fetchExchange],
    fetch: async (_url, init) => {
      asked.push(JSON.parse(String(init?.body)).variables.projectId)
      await new Promise((resolve) => setTimeout(resolve, answersAfterMs))
      return Response.json({ data: { pains: [] } })
    },
  })
  const show = (projectId: string) => client.query(pains, { projectId }).subscribe(() => {})
  return { asked, shown, client, show }
}

test('several changes are read once, and only what is on screen of that project', async () => {
  const { asked, shown, client, show } = watched()
  show('p1')
  show('p2')
  const left = show('p3')
  await vi.waitFor(() => expect(asked).toHaveLength(3))
  left.unsubscribe()
  asked.length = 0
  for (const id of ['p1', 'p1', 'p3']) shown.readAgain(client, id)
  await vi.advanceTimersByTimeAsync(200)
  expect(asked).toEqual(['p1'])
})

test('what concerns many is not read by all browsers in the same moment', async () => {
  const { asked, shown, client, show } = watched()
  show('p1')
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  asked.length = 0
  shown.readAgain(client, 'p1', true)
  await vi.advanceTimersByTimeAsync(1500)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(asked).toEqual(['p1'])
})

test('after a cut everything on screen is read once, a little later for each browser', async () => {
  const { asked, shown, client, show } = watched()
  show('p1')
  show('p2')
  show('p3').unsubscribe()
  await vi.advanceTimersByTimeAsync(10)
  asked.length = 0
  for (let times = 0; times < 3; times += 1) shown.readAllAgain(client)
  await vi.advanceTimersByTimeAsync(1400)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(asked).toEqual(['p1', 'p2'])
})

test('what was read since the line is back is not read again', async () => {
  const { asked, shown, client, show } = watched()
  show('p1')
  await vi.advanceTimersByTimeAsync(10)
  shown.readAllAgain(client)
  await vi.advanceTimersByTimeAsync(10)
  show('p2')
  await vi.advanceTimersByTimeAsync(2000)
  expect(asked).toEqual(['p1', 'p2', 'p1'])
})

test('what is heard while an answer is on its way is read once more: the answer may be older', async () => {
  const { asked, shown, client, show } = watched({ answersAfterMs: 1000 })
  show('p1')
  await vi.advanceTimersByTimeAsync(50)
  for (let times = 0; times < 3; times += 1) {
    shown.readAgain(client, 'p1')
    await vi.advanceTimersByTimeAsync(200)
  }
  expect(asked).toEqual(['p1'])
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked).toEqual(['p1', 'p1'])
})

test('what was asked for before the line was back is read again, though it is answered after', async () => {
  const { asked, shown, client, show } = watched({ answersAfterMs: 1000 })
  show('p1')
  await vi.advanceTimersByTimeAsync(50)
  shown.readAllAgain(client)
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked).toEqual(['p1', 'p1'])
})

test('what could not be asked for and is asked again when somebody answers is not asked a third time', async () => {
  let isAway = true
  let comeBack = () => {}
  const asked: boolean[] = []
  const shown = shownQueries(() => 1)
  const kept = { readData: async () => ({}), writeData: async () => {}, readMetadata: async () => [] }
  const offline = offlineExchange({
    storage: { ...kept, writeMetadata: () => {}, onOnline: (flush) => (comeBack = flush) },
    isOfflineError: (error) => error?.networkError !== undefined,
  })
  const client = new Client({
    url: 'http://localhost/graphql',
    preferGetMethod: false,
    exchanges: [shown.exchange, offline, fetchExchange],
    fetch: async () => {
      asked.push(isAway)
      if (isAway) throw new TypeError('Failed to fetch')
      return Response.json({ data: { pains: [] } })
    },
  })
  await vi.advanceTimersByTimeAsync(10)
  client.query(pains, { projectId: 'p1' }).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(10)
  isAway = false
  shown.readAllAgain(client)
  comeBack()
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked).toEqual([true, false])
})

test('nobody asks once more for what has left the screen', async () => {
  const { asked, shown, client, show } = watched({ answersAfterMs: 1000 })
  const left = show('p1')
  await vi.advanceTimersByTimeAsync(50)
  shown.readAgain(client, 'p1')
  await vi.advanceTimersByTimeAsync(200)
  left.unsubscribe()
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked).toEqual(['p1'])
})

test('what only looks into the cache is not asked for after a cut, also when the cache made it look again', async () => {
  const { asked, shown, client, show } = watched()
  const only = { requestPolicy: 'cache-only' } as const
  client.query(pains, { projectId: 'p1' }, only).subscribe(() => {})
  show('p2')
  const again = { requestPolicy: 'cache-first' } as const
  const request = createRequest(pains, { projectId: 'p1' })
  client.reexecuteOperation(client.createRequestOperation('query', request, again))
  await vi.advanceTimersByTimeAsync(10)
  asked.length = 0
  shown.readAllAgain(client)
  await vi.advanceTimersByTimeAsync(2000)
  expect(asked).toEqual(['p2'])
})
