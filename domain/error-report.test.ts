import { expect, test } from 'vitest'
import { errorReport, storeAddress } from './error-report.ts'

test.each([
  ['https://abc@errors.example/7', 'https://errors.example/api/7/store/?sentry_version=7&sentry_key=abc'],
  [
    'https://abc@errors.example/sub/7',
    'https://errors.example/sub/api/7/store/?sentry_version=7&sentry_key=abc',
  ],
  ['https://errors.example/7', null],
  ['', null],
  ['%SENTRY_DSN%', null],
])('the DSN %j is served at %s', (dsn, address) => {
  expect(storeAddress(dsn)).toBe(address)
})

const place = (filename: string, name: string, lineno: number, colno: number) => ({
  filename,
  function: name,
  lineno,
  colno,
})

test.each([
  [
    'of a page',
    'TypeError: x\n    at open (https://g.example/assets/app.js:1:20)\n    at https://g.example/assets/app.js:2:3',
    [
      place('https://g.example/assets/app.js', '?', 2, 3),
      place('https://g.example/assets/app.js', 'open', 1, 20),
    ],
  ],
  [
    'of the server',
    'at async read (file:///srv/server/read.ts:4:5)\nat /srv/server/main.ts:6:7\nat node:internal/timers:8:9',
    [
      place('node:internal/timers', '?', 8, 9),
      place('/srv/server/main.ts', '?', 6, 7),
      place('file:///srv/server/read.ts', 'read', 4, 5),
    ],
  ],
])('the places %s are named, the newest last, and a long message is cut', (_, stack, frames) => {
  const facts = { name: 'TypeError', message: 'x'.repeat(1000), stack, platform: 'node' } as const
  const at = new Date('2026-01-02T03:04:05Z')
  expect(errorReport({ ...facts, id: 'a-b', at })).toMatchObject({
    event_id: 'ab',
    timestamp: '2026-01-02T03:04:05.000Z',
    exception: { values: [{ type: 'TypeError', value: 'x'.repeat(300), stacktrace: { frames } }] },
  })
})
