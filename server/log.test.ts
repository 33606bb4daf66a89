import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readSettings } from './env.ts'
import { createLog } from './log.ts'

const folder = mkdtempSync(join(tmpdir(), 'germina-log-'))
const file = join(folder, 'server.log')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('writes to a file that only its owner reads, without tokens and cookies', () => {
  const log = createLog(readSettings({ DATA_DIR: folder }))
  log.info({ req: { headers: { authorization: 'Bearer abc', cookie: 'token=abc' } } }, 'asked')
  const [line = ''] = readFileSync(file, 'utf8').trim().split('\n')
  expect(JSON.parse(line)).toMatchObject({ msg: 'asked' })
  expect(line).not.toContain('abc')
  expect(statSync(file).mode & 0o077).toBe(0)
})

test('begins a new file when the old one has grown too large', () => {
  truncateSync(file, 30_000_000)
  createLog(readSettings({ DATA_DIR: folder })).info('fresh')
  expect(statSync(file).size).toBeLessThan(1000)
})

test.each(['production', 'development'])(
  'in %s errors also go where they are reported, and nothing else does',
  (mode) => {
    const told: string[] = []
    const reports = { write: (line: string) => void told.push(line), sent: async () => undefined }
    const log = createLog(
      readSettings({ DATA_DIR: folder, NODE_ENV: mode, PUBLIC_URL: 'http://localhost:3000' }),
      reports,
    )
    log.info('asked')
    log.warn('slow')
    log.error('an error that a test wanted')
    expect(told.map((line) => JSON.parse(line).msg)).toEqual(['an error that a test wanted'])
  },
)
