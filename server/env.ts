import { resolve } from 'node:path'
import { z } from 'zod'
import { StartError } from './start-error.ts'

const onOff = z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on')
const address = (...schemes: string[]) =>
  z.string().refine((value) => schemes.includes(URL.parse(value)?.protocol.slice(0, -1) ?? ''), {
    error: `must be an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
  })
const wholeNumber = (smallest: number, largest: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${smallest} to ${largest}`)
    .transform(Number)
    .refine(
      (value) => value >= smallest && value <= largest,
      `must be a whole number from ${smallest} to ${largest}`,
    )

const secret = (length: number) => z.string().min(length, `must have at least ${length} characters`)

const variables = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'must be development, test or production')
    .default('development'),
  PORT: wholeNumber(1, 65_535).default(3000),
  HOST: z.string().optional(),
  PUBLIC_URL: address('http', 'https').optional(),
  DATABASE_URL: address('postgres', 'postgresql').optional(),
  DATA_DIR: z.string().optional(),
  SMTP_URL: address('smtp', 'smtps').optional(),
  MAIL_FROM: z.string().includes('@', 'must be a mail address').default('Germina <germina@localhost>'),
  HUB_ORG: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{1,39}$/, 'must be 2 to 40 small letters, digits or hyphens')
    .default('hub'),
  SENTRY_DSN: address('http', 'https').optional(),
  DEMO: onOff.default(true),
  METRICS_TOKEN: secret(16).optional(),
  // Operations a minute for one account or, for strangers, one address.
  RATE_LIMIT: wholeNumber(1, 999_999_999).default(1200),
  // on: believe any proxy; a number: that many proxies; otherwise their addresses, with commas.
  TRUST_PROXY: z.string().default('off').transform(trustedProxies),
  AUTH_SECRET: secret(32).optional(),
})

export type Settings = ReturnType<typeof readSettings>
export type Env = Settings & { AUTH_SECRET: string }

export function readSettings(source: NodeJS.ProcessEnv = process.env) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = variables.safeParse(given)
  if (!parsed.success) throw new StartError(sentence(parsed.error))
  const settings = parsed.data
  const isProduction = settings.NODE_ENV === 'production'
  if (isProduction && !settings.PUBLIC_URL) {
    throw new StartError(
      'PUBLIC_URL must be set in production: the address that people open in their browser.',
    )
  }
  return {
    ...settings,
    // Outside production the demo accounts have a known password, so nobody else on the network gets in.
    HOST: settings.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    PUBLIC_URL: (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, ''),
    DATA_DIR: resolve(settings.DATA_DIR ?? (process.getuid?.() === 0 ? '/var/lib/germina' : 'data')),
  }
}

function trustedProxies(value: string): boolean | number | string[] {
  if (value === 'on' || value === 'off') return value === 'on'
  return /^\d+$/.test(value) ? Number(value) : value.split(',').map((part) => part.trim())
}

function sentence(error: z.ZodError): string {
  const [issue] = error.issues
  return `${issue?.path.join('.')} ${issue?.message}.`
}
