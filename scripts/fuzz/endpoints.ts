import type { Random } from './random.ts'
import type { Call } from './send.ts'
import { hostileText, hostileValue, likelyText } from './values.ts'

type Body = Record<string, unknown>

// Right passwords are never sent, and wrong ones only for accounts that do not exist: guessing is slowed on purpose.
const bodies: Readonly<Record<string, (random: Random, ids: readonly string[]) => Body>> = {
  '/api/auth/sign-in/email': (random) => ({ email: stranger(random), password: 'wrong password 1' }),
  '/api/auth/sign-up/email': (random, ids) => ({
    first_name: 'Ana',
    last_name: 'Rivera',
    email: stranger(random),
    password: 'short',
    role: 'entrepreneur',
    cohortId: likelyText(random, ids),
    inviteCode: hostileText(random),
    commitTime: true,
    locale: 'es',
  }),
  '/api/auth/first-admin': () => ({ token: 'x', first_name: 'A', last_name: 'B', email: 'a@example.org' }),
  '/api/auth/send-verification-email': (random) => ({ email: stranger(random) }),
  '/api/auth/request-password-reset': (random) => ({ email: stranger(random) }),
  '/api/auth/reset-password': (random) => ({
    token: hostileText(random),
    newPassword: 'kite over the harbour',
  }),
  '/api/auth/revoke-session': (random, ids) => ({ id: likelyText(random, ids) }),
  '/api/auth/change-password': () => ({ currentPassword: 1, newPassword: 'kite over the harbour' }),
  '/api/auth/change-email': (random) => ({ newEmail: stranger(random), password: [] }),
  '/api/delete-account': () => ({ password: null, email: 'nobody@example.org' }),
  '/api/my-data': () => ({ password: false }),
}

const stranger = (random: Random) => `nobody-${random.below(2 ** 31)}@example.org`

const paths: readonly ((random: Random, ids: readonly string[]) => string)[] = [
  () => '/health',
  () => '/ready',
  () => '/metrics',
  () => '/',
  () => '/es/login',
  () => '/sitemap.xml',
  () => '/home/project/x',
  (random) => `/assets/${encoded(random)}`,
  (random) => `/${encoded(random)}`,
  (random) => `/es/${encoded(random)}?${encoded(random)}`,
  (random, ids) => `/files/${likelyText(random, ids)}`,
  (random) => `/files/${encoded(random)}`,
  (random, ids) => `/calendar/${random.pick([...ids, 'x'])}-${'a'.repeat(40)}.ics`,
  (random) => `/calendar/${encoded(random)}`,
  (random, ids) => `/exports/cohort/${random.pick([...ids, 'x'])}/applications.csv?role=${encoded(random)}`,
  (random) => `/exports/cohort/${encoded(random)}/applications.xlsx`,
  (random, ids) =>
    `/api/documents/summary?project=${random.pick([...ids, 'x'])}&module=${encoded(random)}&format=pdf&locale=en`,
  (random) => `/api/documents/summary?project=${encoded(random)}&module=one&format=${encoded(random)}`,
  (random) => `/api/auth/verify-email?token=${encoded(random)}&locale=${encoded(random)}`,
  () => '/api/auth/get-session',
  () => '/api/auth/list-sessions',
  (random) => `/api/auth/${encoded(random)}`,
  (random) => `/graphql?query=${encoded(random)}&variables=${encoded(random)}`,
]

/** Also what is no encoding at all. */
function encoded(random: Random): string {
  const text = hostileText(random).slice(0, 3000)
  const safe = encodeURIComponent(text.toWellFormed())
  return random.isLucky(0.8)
    ? safe
    : random.pick(['%', '%zz', '%c0%af', '..%2f..%2f', `${safe}%`, '%u0000', ';'])
}

const oddMethods = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND', 'POST']

/** A call of any door but the API itself. */
export function endpointFor(random: Random, ids: readonly string[]): Call {
  const kind = random.below(10)
  if (kind < 4) return { method: 'GET', path: random.pick(paths)(random, ids) }
  if (kind < 5) return { method: random.pick(oddMethods), path: random.pick(paths)(random, ids) }
  if (kind < 6) return upload(random)
  const [path, bodyOf] = random.pick(Object.entries(bodies))
  const body = bodyOf(random, ids)
  const spoilt = random.isLucky(0.7)
    ? { ...body, [random.pick(Object.keys(body))]: notPassword(random) }
    : body
  const call: Call = {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json' },
    body: random.isLucky(0.9)
      ? JSON.stringify(spoilt)
      : random.pick(['', '{', 'null', '[]', '"x"', '\u0000']),
  }
  return random.isLucky(0.05) ? { ...call, isCut: true } : call
}

// A text could be a password to try.
const notPassword = (random: Random) => {
  const value = hostileValue(random)
  return typeof value === 'string' && value.length < 2000 ? `${value}\u0000` : value
}

function upload(random: Random): Call {
  const picture = `--b\r\ncontent-disposition: form-data; name="file"; filename="${random.pick(['a.png', '../a', ''])}"\r\n\r\n\x89PNG\r\n\x1a\nnot really\r\n--b--\r\n`
  return {
    method: 'POST',
    path: '/api/avatar',
    headers: {
      'content-type': random.pick([
        'multipart/form-data; boundary=b',
        'multipart/form-data',
        'multipart/form-data; boundary=',
        'image/png',
        'text/plain',
      ]),
    },
    body: random.pick([picture, picture.slice(0, 60), picture.slice(0, -12), '', '--b--']),
    isCut: random.isLucky(0.2),
  }
}

const headers: readonly Record<string, string>[] = [
  { 'accept-language': 'es;q=1000,\xff' },
  { 'accept-language': 'x'.repeat(9000) },
  { accept: 'text/html' },
  { authorization: 'Bearer ' },
  { authorization: `Bearer ${'a'.repeat(7000)}` },
  { authorization: 'Basic AAAA' },
  { cookie: 'token=%; token=%00; token' },
  { origin: 'null' },
  { origin: 'https://evil.example' },
  { 'sec-fetch-site': 'cross-site' },
  { 'content-type': 'application/json; charset=utf-7' },
  { 'content-type': 'text/plain' },
  { 'content-encoding': 'gzip' },
  { 'transfer-encoding': 'chunked' },
  { 'if-none-match': '*' },
  { range: 'bytes=9-1' },
  { 'x-forwarded-for': '::::, 1, %' },
  { host: '[' },
  { 'accept-version': '9' },
  { expect: 'nonsense' },
]

export const oddHeaders = (random: Random): Record<string, string> => random.pick(headers)
