import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { testApi } from '#testing/api.ts'

const { app } = await testApi()
const long = '{ __schema { types { name description } } }'

function ask(query: string, accepted?: string) {
  return app.inject({
    method: 'POST',
    url: '/graphql',
    headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
    payload: { query },
  })
}

test.each([
  ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
  ['gzip', 'gzip, deflate', gunzipSync],
] as const)('a long answer of the API goes over the line as %s', async (encoding, accepted, read) => {
  const [plain, small] = [await ask(long), await ask(long, accepted)]
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(small.headers['content-encoding']).toBe(encoding)
  expect(small.headers.vary).toBe('accept-encoding')
  expect(read(small.rawPayload).toString()).toBe(plain.body)
  expect(Number(small.headers['content-length'])).toBe(small.rawPayload.length)
  expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
})

test('a short answer stays as it is', async () => {
  const answer = await ask('{ __typename }', 'gzip, br')
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.json()).toEqual({ data: { __typename: 'Query' } })
})
