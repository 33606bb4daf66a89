import { expect, test } from 'vitest'
import { reportOf, storeAddress } from './report-error.ts'

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

test('a report says where and what, without query and without long texts', () => {
  const error = new TypeError('x'.repeat(1000))
  error.stack =
    'TypeError: x\n    at open (https://g.example/assets/app.js:1:20)\n    at https://g.example/assets/app.js:2:3'
  const place = { origin: 'https://g.example', pathname: '/home', search: '?token=secret' }
  const report = reportOf(error, place, new Date('2026-01-02T03:04:05Z'))
  expect(JSON.stringify(report)).not.toContain('secret')
  expect(report.request.url).toBe('https://g.example/home')
  expect(report.exception.values[0]).toMatchObject({
    type: 'TypeError',
    value: 'x'.repeat(300),
    stacktrace: {
      frames: [
        { lineno: 2, colno: 3 },
        { function: 'open', lineno: 1, colno: 20 },
      ],
    },
  })
})
