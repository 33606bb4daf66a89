import { newId } from '#server/new-id.ts'
import type { Scene } from './scene.ts'
import { row, type Table } from './table.ts'

async function slugOf({ db, org }: Scene) {
  const { rows } = await db.query<{ slug: string }>('select slug from organisation where id = $1', [org])
  return { org: rows[0]?.slug, id: org }
}

const handedIn = async ({ db, cohort }: Scene) => {
  await db.query('update cohort set approved = false, submitted_at = now() where id = $1', [cohort])
  return {}
}

export const manageTable: Table = {
  'Query.organisation': row(
    2,
    'owner',
    'query ($org: String) { organisation(query: { slug: $org }) { name } }',
    slugOf,
  ),
  'Query.organisationSettings': row(
    2,
    'organiser',
    'query ($org: String) { organisationSettings(query: { slug: $org }) { contact_name } }',
    slugOf,
  ),
  'Query.organisationCohorts': row(
    3,
    'organiser',
    'query ($org: String!) { organisationCohorts(org: $org) { total items { teams cohort { title } } } }',
    slugOf,
  ),
  'Query.findInOrganisation': row(
    6,
    'organiser',
    'query ($org: String!) { findInOrganisation(org: $org, search: "a") { teams { total items { name } } cohorts { total items { title } } } }',
    slugOf,
  ),
  'Query.partners': row(3, 'superAdmin', '{ partners { total items { name cohorts } } }'),
  'Query.managedCohort': row(
    3,
    'organiser',
    'query ($c: ObjectId!) { managedCohort(_id: $c) { approval admins { name } cohort { title } } }',
  ),
  'Query.cohortConsequences': row(
    9,
    'organiser',
    'query ($c: ObjectId!) { cohortConsequences(_id: $c, set: { matching: false }) { kind count } }',
  ),
  'Mutation.createOrganisation': row(
    8,
    'superAdmin',
    'mutation ($slug: String!) { createOrganisation(data: { name: "New", slug: $slug }) { _id } }',
    () => ({ slug: `new-${newId()}` }),
  ),
  'Mutation.updateOrganisation': row(
    6,
    'organiser',
    'mutation ($id: ObjectId!) { updateOrganisation(_id: $id, set: { description: "New" }) { _id } }',
    slugOf,
  ),
  'Mutation.setOrganisationSlug': row(
    7,
    'superAdmin',
    'mutation ($id: ObjectId!, $slug: String!) { setOrganisationSlug(_id: $id, slug: $slug) { slug } }',
    async (scene) => ({ ...(await slugOf(scene)), slug: `new-${newId()}` }),
  ),
  'Mutation.disableOrganisation': row(
    6,
    'superAdmin',
    'mutation ($id: ObjectId!) { disableOrganisation(_id: $id, disabled: false) { disabled } }',
    async ({ db }) => {
      // One of its own: who works for a disabled organisation is logged out.
      const id = newId()
      await db.query(
        `insert into organisation (id, slug, name, disabled_at) values ($1, $1, 'Closed', now())`,
        [id],
      )
      return { id }
    },
  ),
  'Mutation.createCohort': row(
    9,
    'organiser',
    'mutation ($org: String!) { createCohort(org: $org, data: { title: "New" }) { _id } }',
    slugOf,
  ),
  'Mutation.submitCohort': {
    ...row(
      26,
      'organiser',
      'mutation ($c: ObjectId!) { submitCohort(_id: $c) { approval } }',
      async ({ db, cohort }) => {
        await db.query(
          `update cohort set approved = false, submitted_at = null, description = 'About', cohort_lead_name = 'Ana' where id = $1`,
          [cohort],
        )
        return {}
      },
    ),
    isPerItem: true,
  },
  'Mutation.sendBackCohort': {
    ...row(
      14,
      'superAdmin',
      'mutation ($c: ObjectId!) { sendBackCohort(_id: $c, message: "Why?") { approval } }',
      handedIn,
    ),
    isPerItem: true,
  },
  'Mutation.approveCohort': {
    ...row(14, 'superAdmin', 'mutation ($c: ObjectId!) { approveCohort(_id: $c) { approval } }', handedIn),
    isPerItem: true,
  },
  'Mutation.archiveCohort': row(
    8,
    'superAdmin',
    'mutation ($c: ObjectId!) { archiveCohort(_id: $c, archived: false) { archived } }',
    async ({ db, cohort }) => {
      await db.query('update cohort set archived_at = now() where id = $1', [cohort])
      return {}
    },
  ),
  'Mutation.changeCohortOwner': row(
    9,
    'superAdmin',
    'mutation ($c: ObjectId!, $to: String!) { changeCohortOwner(_id: $c, user_id: $to) { archived } }',
    async ({ db, org }) => {
      const { rows } = await db.query<{ id: string }>(`select id from users where main_org = $1 limit 1`, [
        org,
      ])
      return { to: rows[0]?.id }
    },
  ),
}
