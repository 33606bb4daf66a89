import { expect } from 'vitest'
import { issueToken, type Purpose } from '#server/auth/one-time-token.ts'
import { type Operation, trySpend } from '#server/auth/rate-limit.ts'
import { newId } from '#server/new-id.ts'
import { newPerson } from '#testing/accounts-world.ts'
import { applicationTold } from './applications.ts'
import type { HttpRequest } from './call.ts'
import { givePhone } from './canaries.ts'
import { onePixel } from './one-pixel.ts'
import type { Operations, Scene } from './operation.ts'
import { ownThings } from './own-things.ts'
import { selection } from './schema.ts'
import { password } from './seed.ts'

const post = (path: string, payload: object = {}): HttpRequest => ({
  method: 'POST',
  url: `/api/auth/${path}`,
  payload,
})

/** Strangers have no account; they use that of project a's owner, whose address they may know. */
const accountOf = ({ userId, seed }: Scene) => userId || seed.people.owner

async function addressOf(scene: Scene): Promise<string> {
  const { rows } = await scene.db.query<{ email: string }>('select email from users where id = $1', [
    accountOf(scene),
  ])
  return rows[0]?.email ?? ''
}

async function keepAddress(scene: Scene): Promise<void> {
  scene.kept.set('email', await addressOf(scene))
}

const email = ({ kept }: Scene) => kept.get('email')

async function spendAll({ db }: Scene, operation: Operation): Promise<void> {
  while (await trySpend(db, operation, '127.0.0.1'));
}

/** A link that was mailed, or one that is past its time. */
async function mailLink(scene: Scene, purpose: Purpose): Promise<void> {
  const token = await issueToken(scene.db, purpose, accountOf(scene), await addressOf(scene))
  scene.kept.set('token', token)
  if (!scene.holds('tk')) await scene.db.query('update verification set expires_at = now()')
}

export const account: Operations = {
  'signUp(cohortId?)': [
    {
      door: 'POST /api/auth/sign-up/email',
      request: (scene, target) =>
        post(
          'sign-up/email',
          newPerson({ cohortId: scene.holds('rg') ? target.cohort : scene.seed.cohorts.p4 }),
        ),
      changes: {
        'credential insert': 1,
        'job insert': 1,
        'users insert': 1,
        'users update': 1,
        'verification insert': 2,
      },
      // Who is signed in has an account.
      refusal: 'FORBIDDEN',
      codes: { rg: 'BAD_USER_INPUT' },
    },
  ],
  login: [
    {
      door: 'POST /api/auth/sign-in/email',
      prepare: async (scene) => {
        await keepAddress(scene)
        if (!scene.holds('rl')) await spendAll(scene, 'signInFailure')
      },
      request: (scene) => post('sign-in/email', { email: email(scene), password }),
      changes: {},
      shows: (scene, { data }) => expect(data).toMatchObject({ user: { user_id: accountOf(scene) } }),
    },
  ],
  requestPasswordReset: [
    {
      door: 'POST /api/auth/request-password-reset',
      prepare: async (scene) => {
        await keepAddress(scene)
        if (!scene.holds('rl')) await spendAll(scene, 'accountMail')
      },
      request: (scene) => post('request-password-reset', { email: email(scene) }),
      changes: { 'job insert': 1, 'verification insert': 1 },
    },
  ],
  resetPassword: [
    {
      door: 'POST /api/auth/reset-password',
      prepare: (scene) => mailLink(scene, 'resetPassword'),
      request: ({ kept }) =>
        post('reset-password', { token: kept.get('token'), newPassword: 'boats below the bridge' }),
      changes: { 'credential update': 1, 'users update': 2, 'verification delete': 1 },
    },
  ],
  verifyEmail: [
    {
      door: 'GET /api/auth/verify-email',
      prepare: (scene) => mailLink(scene, 'confirmEmail'),
      request: ({ kept }) => ({ method: 'GET', url: `/api/auth/verify-email?token=${kept.get('token')}` }),
      shows: (_, { headers }) => expect(headers.location).toBe('/login?confirmed=yes'),
      changes: { 'users update': 1, 'verification delete': 1 },
      codes: { tk: 'nothing' },
      leaves: { 'verification delete': 1 },
    },
  ],
  logout: [
    {
      door: 'POST /api/auth/sign-out',
      request: () => post('sign-out'),
      shows: (_, { data }) => expect(data).toEqual({ status: true }),
      // A browser whose session has ended must be able to say goodbye again.
      strangers: 'done',
    },
  ],
  me: [
    {
      door: 'Query.me',
      request: () => ({ document: `{ me { ${selection('Me')} } }` }),
      shows: ({ userId }, { data }) => expect(data).toMatchObject({ user_id: userId }),
      strangers: 'nothing',
    },
    {
      door: 'GET /api/auth/get-session',
      request: () => ({ method: 'GET', url: '/api/auth/get-session' }),
      shows: ({ userId }, { data }) => expect(data).toMatchObject({ user: { user_id: userId } }),
      strangers: 'nothing',
    },
    {
      door: 'Subscription.meChanged',
      request: ({ userId }) => ({
        document: 'subscription { meChanged { id } }',
        announce: { userId, kind: 'notification', id: userId, change: 'insert' },
      }),
      shows: ({ userId }, { data }) => expect(data).toEqual({ id: userId }),
    },
    ...ownThings,
  ],
  listSessions: [
    {
      door: 'GET /api/auth/list-sessions',
      request: () => ({ method: 'GET', url: '/api/auth/list-sessions' }),
      shows: (_, { data }) => expect(data).toEqual([expect.objectContaining({ isCurrent: true })]),
    },
  ],
  revokeMySession: [
    {
      door: 'POST /api/auth/revoke-session',
      prepare: async ({ db, userId, kept }) => {
        kept.set('session', newId())
        await db.query(
          `insert into session (id, user_id, token, expires_at) select $1, $2, $1, now() + interval '1 day' where $2 <> ''`,
          [kept.get('session'), userId],
        )
      },
      request: ({ kept }) => post('revoke-session', { id: kept.get('session') }),
      shows: (_, { data }) => expect(data).toEqual({ status: true }),
    },
    {
      door: 'POST /api/auth/revoke-other-sessions',
      request: () => post('revoke-other-sessions'),
      shows: (_, { data }) => expect(data).toEqual({ status: true }),
      changes: { 'users update': 1 },
    },
  ],
  changePassword: [
    {
      door: 'POST /api/auth/change-password',
      request: (scene) =>
        post('change-password', {
          currentPassword: scene.holds('ra') ? password : 'not the right one',
          newPassword: 'boats below the bridge',
        }),
      changes: { 'credential update': 1, 'users update': 1 },
      codes: { ra: 'FORBIDDEN' },
    },
  ],
  changeEmail: [
    {
      door: 'POST /api/auth/change-email',
      prepare: async ({ db, userId, holds }) => {
        if (!holds('ra'))
          await db.query(`update session set created_at = now() - interval '11 minutes' where user_id = $1`, [
            userId,
          ])
      },
      request: () => post('change-email', { newEmail: 'somewhere-else@example.org' }),
      changes: { 'job insert': 1, 'verification insert': 1 },
      codes: { ra: 'FORBIDDEN' },
    },
  ],
  'updateOneUser.self': [
    {
      door: 'Mutation.updateOneUser',
      request: ({ userId }) => ({
        document:
          'mutation ($id: String) { updateOneUser(query: { user_id: $id }, data: { first_name: "New" }) { first_name } }',
        variables: { id: userId },
      }),
      changes: { 'users update': 1 },
    },
  ],
  uploadAvatar: [
    {
      door: 'POST /api/avatar',
      request: () => ({
        method: 'POST',
        url: '/api/avatar',
        headers: { 'content-type': 'multipart/form-data; boundary=edge' },
        payload: onePixel('edge'),
      }),
      changes: { 'stored_file delete': 1, 'stored_file insert': 1, 'users update': 1 },
    },
  ],
  setOnboarded: [
    {
      door: 'Mutation.setOnboarded',
      prepare: ({ db, userId }) => givePhone(db, userId),
      request: () => ({ document: 'mutation { setOnboarded { onboarded } }' }),
      // The application of who only chose a cohort goes out with the finished profile.
      changes: ({ actor }) =>
        actor.person === 'chooser'
          ? {
              'application insert': 1,
              'application_event insert': 1,
              ...applicationTold,
              'project insert': 1,
              'users update': 2,
            }
          : { 'users update': 1 },
    },
  ],
}
