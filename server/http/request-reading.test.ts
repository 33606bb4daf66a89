import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { testApi } from '#testing/api.ts'
import { readableUrl } from './request-reading.ts'

const { app } = await testApi()
const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)

/** What a server says to these very bytes. */
async function answerTo(request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.end(request)
  let answer = ''
  socket.setEncoding('utf8').on('data', (piece) => (answer += piece))
  await once(socket, 'close')
  return answer
}

const get = (path: string, language = 'en') =>
  answerTo(
    `GET ${path} HTTP/1.1\r\nhost: localhost\r\naccept-language: ${language}\r\nconnection: close\r\n\r\n`,
  )

test.each([
  '/assets/%',
  '/assets/%zz',
  '/assets/%c0%af',
  '/assets/..%2f..%2fpackage.json',
  '/assets/%00',
  `/assets/${'a'.repeat(9000)}`,
  `/files/${'a'.repeat(9000)}%`,
  '/%',
  '/es/%E0%A4%A',
  '/home/%00',
])('%s is answered by ourselves', async (path) => {
  const answer = await get(path)
  expect(answer).toMatch(/^HTTP\/1.1 (400|401|404) /)
  expect(answer).toMatch(/"code":"(NOT_FOUND|BAD_USER_INPUT|UNAUTHENTICATED)","message":"\w/)
  expect(answer).not.toMatch(/FST_|statusCode|"error"/)
})

test('in the language that was asked for', async () => {
  expect(await get('/assets/%', 'es')).toContain('Esto no existe.')
})

test('a head that is too long, and what is no HTTP at all, get a sentence in both languages', async () => {
  for (const request of [`GET /${'a'.repeat(40_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 'hello\r\n\r\n'])
    expect(await answerTo(request)).toMatch(
      /^HTTP\/1.1 4\d\d .*Some of what you sent.*Algo de lo que enviaste/s,
    )
})

test('an address that can be read stays as it is', () => {
  for (const url of ['/', '/home?x=%', '/es/a%C3%B1o', 'http://localhost/health'])
    expect(readableUrl(url)).toBe(url)
  expect(readableUrl('/a%/b%20?c=%')).toBe('/a%25/b%2520?c=%')
  expect(readableUrl('*')).toBe('/*')
})
