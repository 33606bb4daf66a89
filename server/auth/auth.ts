import { type BetterAuthOptions, betterAuth } from 'better-auth/minimal'
import { bearer } from 'better-auth/plugins/bearer'
import type { Deps } from '#server/deps.ts'
import { newId } from '#server/new-id.ts'
import { authDatabase } from './auth-database.ts'
import { isEnabled } from './enabled.ts'
import { guessingOf } from './guessing.ts'
import { longestPassword, shortestPassword } from './passwords.ts'
import { provenSignIn } from './proven-sign-in.ts'
import { newToken } from './secret-token.ts'
import { sessionCookie } from './session-token.ts'

const week = 7 * 24 * 60 * 60

export type Auth = ReturnType<typeof createAuth>

/** The header in which our own bridge, never the client, names the caller's address. */
export const addressHeader = 'x-client-address'

export function createAuth(deps: Deps) {
  const { env, db } = deps
  const { hash, verify } = guessingOf(deps)
  return betterAuth({
    appName: 'Germina',
    baseURL: env.PUBLIC_URL,
    basePath: '/api/auth',
    secret: env.AUTH_SECRET,
    database: authDatabase(db),
    ...tables,
    session: { ...tables.session, expiresIn: week, disableSessionRefresh: true },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      autoSignIn: false,
      requireEmailVerification: true,
      minPasswordLength: shortestPassword,
      maxPasswordLength: longestPassword,
      password: { hash, verify },
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session) =>
            (await mayComeIn(deps, session.userId)) ? { data: { ...session, token: newToken() } } : false,
        },
      },
    },
    plugins: [bearer(), provenSignIn()],
    // The routes in front of it answer for these: see server/http/auth-routes.ts.
    rateLimit: { enabled: false },
    logger: { disabled: true },
    telemetry: { enabled: false },
    advanced: {
      disableCSRFCheck: true,
      disableOriginCheck: true,
      cookiePrefix: 'germina',
      useSecureCookies: false,
      defaultCookieAttributes: { secure: env.PUBLIC_URL.startsWith('https:') },
      cookies: { session_token: { name: sessionCookie } },
      database: { generateId: () => newId() },
      ipAddress: { ipAddressHeaders: [addressHeader], ipv6Subnet: 128 },
    },
  })
}

const stamps = { createdAt: 'created_at', updatedAt: 'updated_at' }

const tables = {
  user: {
    modelName: 'users',
    fields: { ...stamps, emailVerified: 'email_verified' },
  },
  session: {
    fields: {
      ...stamps,
      userId: 'user_id',
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
    },
  },
  account: {
    modelName: 'credential',
    fields: {
      ...stamps,
      userId: 'user_id',
      accountId: 'account_id',
      providerId: 'provider_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
    },
  },
  verification: { fields: { ...stamps, expiresAt: 'expires_at' } },
} satisfies Partial<BetterAuthOptions>

async function mayComeIn({ db }: Deps, userId: string): Promise<boolean> {
  const { rowCount } = await db.query(`select 1 from users u where u.id = $1 and ${isEnabled('u')}`, [userId])
  return rowCount === 1
}
