import { expect } from 'vitest'
import { planKinds } from '#domain/entities/index.ts'
import type { Changes } from './changes.ts'
import type { Operations, Scene } from './operation.ts'
import { type PersonKey, password } from './seed.ts'

async function keepAddress({ db, userId, kept }: Scene): Promise<void> {
  const { rows } = await db.query<{ email: string }>('select email from users where id = $1', [userId])
  kept.set('email', rows[0]?.email ?? '')
}

async function ageSession({ db, userId, holds }: Scene): Promise<void> {
  if (holds('ra')) return
  await db.query(`update session set created_at = now() - interval '11 minutes' where user_id = $1`, [userId])
}

/** What leaves with everybody. */
const account = { 'credential delete': 1, 'job insert': 1, 'stored_file delete': 1, 'users update': 1 }
/** The other side is told, and the notice keeps no name. */
const match = { 'job insert': 2, 'mentorship update': 1, 'notification insert': 1, 'notification update': 1 }
/** Two rows of each kind, and one business. */
const planItems = 2 * planKinds.length - 1
const plan = {
  'plan_item delete': planItems,
  'plan_item_history insert': planItems,
  'plan_item_history delete': planItems,
  'feedback delete': 1,
}

/** What leaves besides, by what ties the person to others. Others work in the plan of the owner, so it stays. */
const departures: Partial<Record<PersonKey, Changes>> = {
  owner: { ...match, 'project update': 2 },
  ownerD: { ...plan, 'project update': 2 },
  ownerQ: { ...match, ...plan, 'project update': 3 },
  team: { 'team_access delete': 1 },
  mentor: { ...match, 'project update': 1 },
  notApproved: { 'application update': 1 },
}

export const accountData: Operations = {
  exportMyData: [
    {
      door: 'POST /api/my-data',
      prepare: ageSession,
      request: () => ({ method: 'POST', url: '/api/my-data', payload: {} }),
      shows: ({ userId }, { data }) => expect(data).toMatchObject({ profile: { user_id: userId } }),
      codes: { ra: 'FORBIDDEN' },
    },
  ],
  deleteMyAccount: [
    {
      door: 'POST /api/delete-account',
      prepare: keepAddress,
      request: ({ holds, kept }) => ({
        method: 'POST',
        url: '/api/delete-account',
        payload: { password: holds('ra') ? password : 'not the right one', email: kept.get('email') },
      }),
      changes: ({ actor }) => ({ ...account, ...(actor.person && departures[actor.person]) }),
      codes: { ra: 'FORBIDDEN' },
    },
  ],
}
