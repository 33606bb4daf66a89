import { expect } from 'vitest'
import { cohortCard, cohortFields } from '#domain/programme/cohort.ts'
import { canary } from './canaries.ts'
import type { Operations } from './operation.ts'
import { selection } from './schema.ts'

export const cardOperation = 'cohort public card (title, description, dates, welcome message)'
export const beyondTheCard = Object.keys(cohortFields).filter(
  (name) => !cohortCard.some((shown) => shown === name),
)

export const cohort: Operations = {
  [cardOperation]: [
    {
      door: 'Query.cohort',
      prepare: async ({ db, target, holds }) => {
        if (!holds('pb')) await db.query('update cohort set private = true where id = $1', [target.cohort])
      },
      request: (_, target) => ({
        document: `query ($id: ObjectId) { cohort(query: { _id: $id }) { ${selection('Cohort', cohortCard)} } }`,
        variables: { id: target.cohort },
      }),
      shows: (_, { data }) =>
        expect(data).toMatchObject({
          title: canary('P-p1-cohort-title'),
          description: canary('P-p1-cohort-description'),
          custom_welcome_message: canary('P-p1-cohort-welcome'),
        }),
      secret: () => 'CANARY-P-p1-cohort',
      codes: { pb: 'nothing' },
    },
    {
      door: 'Query.cohort',
      prepare: async ({ db, target, holds }) => {
        await db.query('update cohort set private = true where id = $1', [target.cohort])
        if (!holds('pb'))
          await db.query(`update cohort set invite_code = 'changed' where id = $1`, [target.cohort])
      },
      request: (_, target) => ({
        document: `query ($id: ObjectId, $invite: String) { cohort(query: { _id: $id }, invite: $invite) { title } }`,
        variables: { id: target.cohort, invite: `invite-${target.cohort}` },
      }),
      shows: (_, { data }) => expect(data).toEqual({ title: canary('P-p1-cohort-title') }),
      secret: () => 'CANARY-P-p1-cohort',
      codes: { pb: 'nothing' },
    },
    {
      door: 'Query.openCohorts',
      prepare: async ({ db, target, holds }) => {
        if (!holds('pb')) await db.query('update cohort set approved = false where id = $1', [target.cohort])
      },
      request: () => ({ document: `{ openCohorts { ${selection('Cohort', cohortCard)} } }` }),
      shows: (_, { data, body }) => {
        expect(data).toContainEqual(expect.objectContaining({ title: canary('P-p1-cohort-title') }))
        expect(body).not.toContain(canary('P-p4-cohort-title'))
      },
      secret: () => 'CANARY-P-p1-cohort',
      codes: { pb: 'done' },
    },
  ],
  'cohort full record': [
    {
      door: 'Query.cohort',
      request: (_, target) => ({
        document: `query ($id: ObjectId) { cohort(query: { _id: $id }) { ${selection('Cohort', beyondTheCard)} } }`,
        variables: { id: target.cohort },
      }),
      shows: ({ seed }, { data }) =>
        expect(data).toMatchObject({
          org_id: seed.orgs.p,
          cohort_lead_name: canary('P-p1-cohort-lead'),
          module_data: [{ slug: 'one' }, ...Array(8).fill({})],
        }),
      readableBy: cardOperation,
      strangers: 'nothing',
      secret: () => 'CANARY-P-p1-cohort-lead',
    },
  ],
}
