import { expect, test } from 'vitest'
import { oneFile } from './one-file.ts'

async function formOf(...files: (string | Blob)[]): Promise<[Buffer, string]> {
  const form = new FormData()
  for (const file of files)
    typeof file === 'string' ? form.append('text', file) : form.append('file', file, 'ñ "a".png')
  const body = new Response(form)
  return [Buffer.from(await body.arrayBuffer()), body.headers.get('content-type') ?? '']
}

const bytes = Buffer.from(Array.from({ length: 3000 }, (_, place) => place % 256))
const file = new Blob([bytes])

test('gives the bytes of the one file as they were sent', async () => {
  expect(oneFile(...(await formOf(file)))).toEqual(bytes)
  expect(oneFile(...(await formOf(new Blob([])))))?.toEqual(Buffer.alloc(0))
})

test('takes nothing but one file', async () => {
  expect(oneFile(...(await formOf(file, file)))).toBeNull()
  expect(oneFile(...(await formOf('words')))).toBeNull()
  expect(oneFile(...(await formOf()))).toBeNull()
})

test('takes nothing that ends too early, wherever that is', async () => {
  const [body, type] = await formOf(new Blob([bytes.subarray(0, 300)]))
  for (let length = 0; length < body.length - 2; length += 1)
    expect(oneFile(body.subarray(0, length), type), String(length)).toBeNull()
  for (const odd of [
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=""',
  ])
    expect(oneFile(body, odd)).toBeNull()
})
