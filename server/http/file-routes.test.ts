import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { completeEnv } from '#server/auth-secret.ts'
import { readSettings } from '#server/env.ts'
import { insertPerson } from '#testing/accounts-world.ts'
import { testDatabase } from '#testing/database.ts'
import { sessionFor } from '#testing/sign-in.ts'
import { registerFileRoutes } from './file-routes.ts'

const { db } = await testDatabase()
const env = await completeEnv(readSettings({ NODE_ENV: 'test' }), db)
const friends = new Set<string>()
const app = Fastify()
registerFileRoutes(app, { db, env, log: pino({ level: 'silent' }) }, async (actor) =>
  friends.has(actor.userId),
)
const address = await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => app.close())

async function signedIn() {
  const { id } = await insertPerson(db)
  return { id, ...(await sessionFor(db, env, id)) }
}

async function upload(headers: Record<string, string>, bytes: Buffer, type = 'image/jpeg', field = 'file') {
  const form = new FormData()
  form.append(field, new Blob([new Uint8Array(bytes)], { type }), '../../portrait.jpg')
  const body = new Response(form)
  return app.inject({
    method: 'POST',
    url: '/api/avatar',
    headers: { 'content-type': body.headers.get('content-type') ?? '', ...headers },
    payload: Buffer.from(await body.arrayBuffer()),
  })
}

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#78B96A' } })
const jpeg = await canvas(900, 600).jpeg().toBuffer()
const filesOf = async (userId: string) =>
  (await db.query('select * from stored_file where owner_id = $1', [userId])).rows

test.each([
  ['JPEG', jpeg],
  ['PNG', await canvas(300, 700).png().toBuffer()],
  ['WebP', await canvas(600, 600).webp().toBuffer()],
  ['AVIF', await canvas(64, 64).avif({ effort: 0 }).toBuffer()],
])('turns a %s into a square picture of its own', async (_, bytes) => {
  const person = await signedIn()
  const answer = await upload({ authorization: person.bearer }, bytes)
  const { avatar } = answer.json()
  expect(avatar).toMatch(/^\/files\/[0-9a-f]{24}$/)
  const { rows } = await db.query(`select avatar, basic_data from users where id = $1`, [person.id])
  expect(rows[0]).toEqual({ avatar: avatar.slice(7), basic_data: { avatar } })

  const served = await app.inject({ url: avatar, headers: { cookie: person.cookie } })
  expect(served.headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
  })
  expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 })
})

test('drops where and when a picture was taken, and turns it upright', async () => {
  const red = { create: { width: 400, height: 400, channels: 3, background: '#f00' } } as const
  const photo = await sharp({ create: { ...red.create, width: 800, background: '#00f' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withExif({ IFD0: { Artist: 'Ana Rivera' }, IFD3: { GPSLatitude: '19/1 25/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect(photo.toString('latin1')).toContain('Exif')
  const person = await signedIn()
  await upload({ authorization: person.bearer }, photo)
  const [file] = await filesOf(person.id)
  expect(file.bytes.toString('latin1')).not.toMatch(/Exif|Ana Rivera/)
  // The left half lies on top after a quarter turn.
  const { data, info } = await sharp(file.bytes).raw().toBuffer({ resolveWithObject: true })
  expect(data[info.channels * (info.width * 10 + 256)]).toBeGreaterThan(200)
})

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
const bomb = await canvas(5100, 5000).png({ compressionLevel: 9 }).toBuffer()

function pngOfSize(width: number, height: number): Buffer {
  const png = Buffer.from(jpegFreePng)
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  return png
}
const jpegFreePng = await canvas(8, 8).png().toBuffer()

test.each([
  ['an SVG', svg, 'fileNotPicture'],
  ['a page that says it is a picture', Buffer.from('<html><script>1</script>'), 'fileNotPicture'],
  ['a GIF', await canvas(8, 8).gif().toBuffer(), 'fileNotPicture'],
  ['a TIFF', await canvas(8, 8).tiff().toBuffer(), 'fileNotPicture'],
  ['an empty file', Buffer.alloc(0), 'fileNotPicture'],
  ['the first bytes of a JPEG and a script', Buffer.concat([jpeg.subarray(0, 4), svg]), 'fileBroken'],
  ['half a JPEG', jpeg.subarray(0, jpeg.length / 2), 'fileBroken'],
  ['more than 25 megapixels in a small file', bomb, 'pictureTooManyPixels'],
  ['more than 10 MB', Buffer.concat([jpeg, Buffer.alloc(10 * 1024 * 1024)]), 'fileTooLarge'],
])('refuses %s', async (_, bytes, reason) => {
  const person = await signedIn()
  const answer = await upload({ authorization: person.bearer }, bytes)
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    expect.objectContaining({ code: 'BAD_USER_INPUT', reason }),
  ])
  expect(await filesOf(person.id)).toEqual([])
})

test('refuses a header that claims 50,000 by 50,000 pixels without decoding it', async () => {
  const person = await signedIn()
  const answer = await upload({ authorization: person.bearer }, pngOfSize(50_000, 50_000))
  expect(['pictureTooManyPixels', 'fileBroken']).toContain(answer.json().reason)
})

test('keeps one picture per person, also when two arrive at once', async () => {
  const person = await signedIn()
  const headers = { authorization: person.bearer }
  const first = (await upload(headers, jpeg)).json().avatar
  const answers = await Promise.all([upload(headers, jpeg), upload(headers, jpeg)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toContain(200)
  expect(await filesOf(person.id)).toHaveLength(1)
  expect((await app.inject({ url: first, headers })).statusCode).toBe(404)
})

test('takes uploads from signed-in people on our own pages only', async () => {
  const person = await signedIn()
  const { cookie } = person
  expect((await upload({}, jpeg)).statusCode).toBe(401)
  expect((await upload({ cookie }, jpeg)).statusCode).toBe(403)
  expect((await upload({ cookie, origin: 'https://evil.example' }, jpeg)).statusCode).toBe(403)
  expect((await upload({ cookie, origin: 'http://localhost:3000' }, jpeg)).statusCode).toBe(200)
})

test('shows a picture to its owner and to whom the rules allow; for others it does not exist', async () => {
  const [owner, friend, stranger] = await Promise.all([signedIn(), signedIn(), signedIn()])
  friends.add(friend.id)
  const { avatar } = (await upload({ authorization: owner.bearer }, jpeg)).json()
  const look = (url: string, authorization?: string) =>
    app.inject({ url, headers: authorization ? { authorization } : {} })
  expect((await look(avatar)).statusCode).toBe(401)
  expect((await look(avatar, owner.bearer)).statusCode).toBe(200)
  expect((await look(avatar, friend.bearer)).statusCode).toBe(200)
  const hidden = await look(avatar, stranger.bearer)
  const missing = await look('/files/000000000000000000000000', stranger.bearer)
  expect([hidden.statusCode, hidden.body]).toEqual([missing.statusCode, missing.body])
  expect((await look('/files/..%2Fsecret', owner.bearer)).statusCode).toBe(404)
})

test('refuses a body that is no upload', async () => {
  const person = await signedIn()
  const answer = await app.inject({
    method: 'POST',
    url: '/api/avatar',
    headers: { authorization: person.bearer, 'content-type': 'application/json' },
    payload: '{}',
  })
  expect(answer.json().reason).toBe('fileNotPicture')
})

test.each([
  ['without a boundary', 'multipart/form-data', 'anything'],
  [
    'cut short',
    'multipart/form-data; boundary=b',
    '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nhalf',
  ],
  ['that ends within its head', 'multipart/form-data; boundary=b', '--b\r\ncontent-dispo'],
  ['of nothing', 'multipart/form-data; boundary=b', ''],
])('an upload %s is refused as what it is', async (_, type, payload) => {
  const { bearer } = await signedIn()
  const answer = await app.inject({
    method: 'POST',
    url: '/api/avatar',
    headers: { authorization: bearer, 'content-type': type },
    payload,
  })
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'BAD_USER_INPUT'])
  expect(answer.json().reason).toMatch(/^file(Broken|NotPicture)$/)
})

test('an upload that is cut off or told wrongly never ends the server', async () => {
  const port = Number(new URL(address).port)
  const { bearer } = await signedIn()
  for (const body of [
    '--b',
    '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nhalf',
  ]) {
    for (const length of [body.length, 9000]) {
      const socket = connect(port, '127.0.0.1')
      await once(socket, 'connect')
      socket.end(
        `POST /api/avatar HTTP/1.1\r\nhost: localhost\r\nauthorization: ${bearer}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ${length}\r\n\r\n${body}`,
      )
      await once(socket.resume(), 'close')
    }
  }
  expect((await app.inject({ url: '/files/none', headers: { authorization: bearer } })).statusCode).toBe(404)
})
