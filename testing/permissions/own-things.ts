import { expect } from 'vitest'
import { newId } from '#server/new-id.ts'
import { canary } from './canaries.ts'
import type { Scene, Way } from './operation.ts'
import { selection } from './schema.ts'

const own = (door: string, document: string, rest: Partial<Way>): Way => ({
  door,
  request: () => ({ document }),
  ...rest,
})

/** One notice for the caller and one for somebody who is not the caller. */
async function tellBoth({ db, seed, userId }: Scene): Promise<void> {
  const others = canary('P-a-notice')
  for (const [person, name] of [
    [userId, 'mine'],
    [seed.people.ownerP2, others],
  ]) {
    if (!person) continue
    await db.query(`insert into notification (id, user_id, kind, data) values ($1, $2, 'matched', $3)`, [
      newId(),
      person,
      JSON.stringify({ project_name: name }),
    ])
  }
}

/** What belongs to the session, beside who it is: each list holds the caller's own rows and no others. */
export const ownThings: readonly Way[] = [
  own('Query.notifications', `{ notifications { ${selection('Notification')} } }`, {
    prepare: tellBoth,
    shows: (_, { data }) => expect(data).toEqual([expect.objectContaining({ project_name: 'mine' })]),
  }),
  own('Query.unreadNotifications', '{ unreadNotifications }', {
    prepare: tellBoth,
    shows: (_, { data }) => expect(data).toBe(1),
  }),
  own('Mutation.markNotificationsRead', 'mutation { markNotificationsRead }', {
    prepare: tellBoth,
    changes: { 'notification update': 1 },
  }),
  own('Query.calendarFeed', '{ calendarFeed }', {
    shows: ({ userId }, { data }) => expect(data).toContain(userId),
  }),
  own('Query.upcoming', `{ upcoming { ${selection('UpcomingItem')} } }`, {
    shows: (_, { body }) => expect(body).not.toContain(canary('Q-q-goal')),
  }),
  own('Query.myApplications', `{ myApplications { ${selection('Application')} user { user_id } } }`, {
    shows: ({ userId }, { data }) => {
      for (const { user } of data as { user: object }[]) expect(user).toEqual({ user_id: userId })
    },
  }),
  own('Query.myConsents', `{ myConsents { ${selection('Consent')} } }`, {
    shows: (_, { data }) => expect(data).toEqual([]),
  }),
  own('Mutation.setConsent', 'mutation { setConsent(name: "commitNews", granted: true) { given } }', {
    changes: { 'users update': 1 },
  }),
  own('Query.matchingCohorts', '{ matchingCohorts { is_open free_places candidates cohort { title } } }', {
    shows: ({ actor, holds }, { data }) =>
      expect(data).toHaveLength(actor.kind.startsWith('mentor') && holds('ap') ? 1 : 0),
  }),
]
