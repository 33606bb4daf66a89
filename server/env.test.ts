import { expect, test } from 'vitest'
import { readSettings } from './env.ts'
import { StartError } from './start-error.ts'

test('works without any setting', () => {
  expect(readSettings({})).toMatchObject({
    NODE_ENV: 'development',
    PORT: 3000,
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://localhost:3000',
    HUB_ORG: 'hub',
    DEMO: true,
    TRUST_PROXY: false,
  })
})

test('derives the public address from the port', () => {
  expect(readSettings({ PORT: '8080' }).PUBLIC_URL).toBe('http://localhost:8080')
})

test('listens to the network in production only', () => {
  const production = readSettings({ NODE_ENV: 'production', PUBLIC_URL: 'https://plan.example.org/' })
  expect(production).toMatchObject({ HOST: '0.0.0.0', PUBLIC_URL: 'https://plan.example.org' })
})

test('takes an empty variable for an absent one', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 })
})

test.each([
  ['on', true],
  ['2', 2],
  ['10.0.0.1, 10.0.0.2', ['10.0.0.1', '10.0.0.2']],
])('reads TRUST_PROXY=%s', (value, expected) => {
  expect(readSettings({ TRUST_PROXY: value }).TRUST_PROXY).toEqual(expected)
})

test.each([
  [{ PORT: 'abc' }, 'PORT must be a whole number from 1 to 65535.'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 1 to 65535.'],
  [{ DEMO: 'yes' }, 'DEMO must be on or off.'],
  [{ NODE_ENV: 'staging' }, 'NODE_ENV must be development, test or production.'],
  [{ PUBLIC_URL: 'plan.example.org' }, 'PUBLIC_URL must be an address that begins with http:// or https://.'],
  [
    { DATABASE_URL: 'mysql://x' },
    'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
  ],
  [{ SMTP_URL: 'mail' }, 'SMTP_URL must be an address that begins with smtp:// or smtps://.'],
  [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET must have at least 32 characters.'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16 characters.'],
  [{ HUB_ORG: 'The Hub' }, 'HUB_ORG must be 2 to 40 small letters, digits or hyphens.'],
  [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM must be a mail address.'],
  [
    { NODE_ENV: 'production' },
    'PUBLIC_URL must be set in production: the address that people open in their browser.',
  ],
])('refuses %j in one sentence', (source, message) => {
  expect(() => readSettings(source)).toThrow(new StartError(message))
})
