import { serverAudits } from 'graphql-http'
import { expect, test } from 'vitest'
import { testApi } from '#testing/api.ts'

const { app } = await testApi()
const address = await app.listen({ host: '127.0.0.1', port: 0 })
const audits = serverAudits({ url: `${address}/graphql` })

test('all audits of the specification are there', () => {
  expect(audits).toHaveLength(61)
})

test.each(audits.map((audit) => [audit.name, audit] as const))('%s', async (_, audit) => {
  const result = await audit.fn()
  expect(result.status, 'reason' in result ? result.reason : '').toBe('ok')
})

const post = (accept: string, body: object) =>
  fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept },
    body: JSON.stringify(body),
  })

// What urql sends, and what a plain fetch of our own pages sends.
const browsers = ['application/graphql-response+json, application/graphql+json, application/json', '*/*']
test.each(browsers)('a page that accepts %s is told 400 for a document with a fault', async (accept) => {
  const answer = await post(accept, { query: '{ nothing }' })
  expect(answer.status).toBe(400)
  expect(((await answer.json()) as { errors: object[] }).errors).toMatchObject([
    { extensions: { code: 'BAD_USER_INPUT' } },
  ])
})

test('the type that is wanted most is the one that comes', async () => {
  const accept = 'application/graphql-response+json;q=0.5, application/json'
  const answer = await post(accept, { query: '{ me { _id } }' })
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
})
