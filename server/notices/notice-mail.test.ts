import { expect, test } from 'vitest'
import { noticeMail } from './notice-mail.ts'

const env = { PUBLIC_URL: 'https://plan.example.org' }

test.each([
  ['en', '/one/summary', 'Understanding the Problem', 'Summary'],
  ['es', '/one/making-sense?feedback=one.making-sense.general', 'Entender el problema', 'Dar sentido'],
  ['en', '', '', ''],
  ['en', '/one/elsewhere', '', ''],
] as const)('names the place behind a link (%s%s)', (locale, place, module, step) => {
  const path = `/home/project/6a442a998796c7d92a0e8d7d${place}`
  expect(noticeMail(env, 'Ana', locale, { path })).toMatchObject({ module, step })
})
