import { offlineExchange, type StorageAdapter } from '@urql/exchange-graphcache'
import { Client, fetchExchange, gql } from 'urql'
import { expect, test } from 'vitest'
import { readBefore } from './read-before.ts'

const after = <T>(ms: number, value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), ms))

test.each([
  ['its data', 0, 40],
  ['its writes', 40, 0],
])(
  'what is asked before the cache is here is asked once, also when %s come last',
  async (_, slow, slower) => {
    const storage: StorageAdapter = {
      readData: () => after(slower, {}),
      writeData: async () => undefined,
      readMetadata: () => after(slow, []),
      writeMetadata: () => undefined,
      onOnline: () => undefined,
    }
    const { adapter, isRead } = readBefore(storage)
    let asked = 0
    const client = new Client({
      url: 'http://germina.test/graphql',
      preferGetMethod: false,
      fetch: async (_input, init) => {
        await isRead
        init?.signal?.throwIfAborted()
        asked += 1
        await after(80, null)
        return new Response(JSON.stringify({ data: { name: 'a' } }), {
          headers: { 'content-type': 'application/json' },
        })
      },
      exchanges: [offlineExchange({ storage: adapter }), fetchExchange],
    })
    const names: unknown[] = []
    const { unsubscribe } = client
      .query(gql`query Name { name }`, {}, { requestPolicy: 'cache-and-network' })
      .subscribe(({ data }) => names.push(data?.name))
    await expect.poll(() => names).toContain('a')
    await after(120, null)
    unsubscribe()
    expect(asked).toBe(1)
  },
)

test.each([
  ['something', { 'Query.me': 'User:1' }, true],
  ['nothing', {}, false],
])('who has kept %s is told so', async (_, data, isAny) => {
  const storage = { readData: async () => data, writeData: async () => undefined }
  expect(await readBefore(storage).isRead).toBe(isAny)
})
