import { expect } from 'vitest'
import { type Actor, onceSignedIn } from './actors.ts'
import { onePixel } from './one-pixel.ts'
import type { Operations, Scene, Target, Way } from './operation.ts'
import { selection } from './schema.ts'
import { nobody } from './target.ts'

const cardOperation = 'organisation card (read)'

/** The organisation of project a, or one that nobody has. */
const idOf = ({ seed, target: real }: Scene, target: Target) => (target === real ? seed.orgs.p : nobody)
export const slugOf = ({ target: real }: Scene, target: Target) => (target === real ? 'org-p' : 'org-none')

/** Who sees that the organisation exists, and no more. */
const takesPart = ({ kind, lacks }: Actor) => /^(ent|team|mentor)/.test(kind) && !lacks.includes('sc')

const card = `_id slug name`
const settings = selection('OrganisationSettings')

const read = (query: string, door: string, shows: Way['shows'], rest: Partial<Way> = {}): Way => ({
  door,
  request: (scene, target) => ({
    document: `query ($slug: String!) { ${query} }`,
    variables: { slug: slugOf(scene, target) },
  }),
  ...(shows && { shows }),
  secret: () => 'org-p',
  ...rest,
})

const forThoseWhoRunIt = (actor: Actor) => (takesPart(actor) ? ('FORBIDDEN' as const) : undefined)

const govern = (door: string, document: string, more: Record<string, unknown>): Way => ({
  door: `Mutation.${door}`,
  request: (scene, target) => ({ document, variables: { id: idOf(scene, target), ...more } }),
  changes: { 'organisation update': 1 },
  readableBy: cardOperation,
})

export const organisations: Operations = {
  [cardOperation]: [
    read(
      `organisation(query: { slug: $slug }) { ${selection('Organisation')} }`,
      'Query.organisation',
      (_, { data }) => expect(data).toMatchObject({ slug: 'org-p' }),
    ),
  ],
  'organisation settings (read)': [
    read(
      `organisationSettings(query: { slug: $slug }) { ${settings} }`,
      'Query.organisationSettings',
      (_, { data }) => expect(data).toMatchObject({ slug: 'org-p', version: 1 }),
      { refusal: forThoseWhoRunIt },
    ),
    read(
      `organisationCohorts(org: $slug) { ${selection('OrganisationCohortPage')} items { cohort { title } } }`,
      'Query.organisationCohorts',
      (_, { data }) => expect(data).toMatchObject({ total: 5 }),
      { refusal: forThoseWhoRunIt, secret: () => 'CANARY-P-p1-cohort' },
    ),
    read(
      `findInOrganisation(org: $slug, search: "p1-cohort") { cohorts { total items { title } } teams { total items { name } } }`,
      'Query.findInOrganisation',
      (_, { data }) => expect(data).toMatchObject({ cohorts: { total: 1 } }),
      { refusal: forThoseWhoRunIt, secret: () => 'CANARY-P-p1-cohort' },
    ),
  ],
  'organisation settings (update)': [
    {
      door: 'Mutation.updateOrganisation',
      prepare: async ({ db, seed, holds }) => {
        if (!holds('v'))
          await db.query('update organisation set version = version + 1 where id = $1', [seed.orgs.p])
      },
      request: (scene, target) => ({
        document: `mutation ($id: ObjectId!, $set: OrganisationUpdateInput!) {
          updateOrganisation(_id: $id, set: $set) { ${settings} }
        }`,
        variables: { id: idOf(scene, target), set: { name: 'New', version: 1 } },
      }),
      changes: { 'organisation update': 1 },
      readableBy: cardOperation,
      secret: () => 'org-p',
    },
    {
      door: 'POST /api/organisations/:id/logo',
      request: (scene, target) => ({
        method: 'POST',
        url: `/api/organisations/${idOf(scene, target)}/logo`,
        headers: { 'content-type': 'multipart/form-data; boundary=edge' },
        payload: onePixel('edge'),
      }),
      changes: { 'stored_file insert': 1, 'organisation update': 1 },
      readableBy: cardOperation,
      ignores: ['v'],
    },
  ],
  'org.slug': [
    govern(
      'setOrganisationSlug',
      `mutation ($id: ObjectId!, $slug: String!) { setOrganisationSlug(_id: $id, slug: $slug) { ${card} } }`,
      { slug: 'new-place' },
    ),
  ],
  'org.disable': [true, false].map((disabled) => ({
    ...govern(
      'disableOrganisation',
      `mutation ($id: ObjectId!, $disabled: Boolean!) { disableOrganisation(_id: $id, disabled: $disabled) { ${card} } }`,
      { disabled },
    ),
    // What is open already stays as it is.
    changes: disabled ? { 'organisation update': 1 } : {},
  })),
  'org.create': [
    {
      door: 'Mutation.createOrganisation',
      request: () => ({
        document: `mutation ($data: OrganisationInsertInput!) { createOrganisation(data: $data) { ${card} } }`,
        variables: { data: { name: 'New', slug: 'new-one' } },
      }),
      changes: { 'organisation insert': 1 },
      refusal: onceSignedIn('FORBIDDEN'),
    },
  ],
  partners: [
    {
      door: 'Query.partners',
      request: () => ({ document: `{ partners { ${selection('PartnerPage')} } }` }),
      shows: (_, { body }) => expect(body).toContain('org-q'),
      refusal: onceSignedIn('FORBIDDEN'),
      secret: () => 'org-p',
    },
  ],
}
