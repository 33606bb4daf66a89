import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { receiveFile } from './receive-file.ts'

const type = 'multipart/form-data; boundary=b'
const begun = '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\na little'

/** An upload by somebody: what is written to `line` is what has come of it. */
function uploadBy(userId: string) {
  const line = new PassThrough()
  const request = { headers: { 'content-type': type }, raw: line } as unknown as FastifyRequest
  const reply = { header: () => reply } as unknown as FastifyReply
  const answer = receiveFile(request, reply, userId)
  return { line, answer }
}

test('ten people who send slowly keep nobody else from sending, and each of them sends one file at a time', async () => {
  const people = Array.from({ length: 10 }, (_, at) => `slow-${at}`)
  const slow = people.map(uploadBy)
  for (const { line } of slow) line.write(begun)
  for (const person of people)
    await expect(uploadBy(person).answer).rejects.toMatchObject({ code: 'RATE_LIMITED' })

  const other = uploadBy('other')
  other.line.end(`${begun}\r\n--b--\r\n`)
  expect((await other.answer).toString()).toBe('a little')

  for (const { line } of slow) line.end(`${begun}\r\n--b--\r\n`)
  await Promise.allSettled(slow.map(({ answer }) => answer))
  const again = uploadBy('slow-0')
  again.line.end(`${begun}\r\n--b--\r\n`)
  expect((await again.answer).toString()).toBe('a little')
})
