import { courseModules } from '#course/course.ts'
import type { Actor } from './actors.ts'
import { beyondTheCard, cardOperation } from './cohort.ts'
import type { Operations, Scene, Way } from './operation.ts'
import { slugOf } from './organisations.ts'
import { selection } from './schema.ts'

const modules = courseModules.map(({ id, name }) => ({ module_id: id, module_name: name.en, active: true }))
const secret = () => 'CANARY-P-p1-cohort-lead'

const update = (set: Record<string, unknown>, more: Record<string, number> = {}): Way => ({
  door: 'Mutation.updateOneCohort',
  prepare: async ({ db, target, holds }) => {
    if (!holds('v')) await db.query('update cohort set version = version + 1 where id = $1', [target.cohort])
  },
  request: (_, target) => ({
    document: `mutation ($id: ObjectId, $set: CohortUpdateInput!) {
      updateOneCohort(query: { _id: $id }, set: $set) { ${selection('Cohort', beyondTheCard)} }
    }`,
    variables: { id: target.cohort, set: { ...set, version: 1 } },
  }),
  changes: { 'cohort update': 1, ...more },
  readableBy: cardOperation,
  secret,
})

const managed = selection('ManagedCohort')

const change = (door: string, given = '', more: Record<string, unknown> = {}): Way => ({
  door: `Mutation.${door}`,
  request: (_, target) => ({
    document: `mutation ($id: ObjectId!) { ${door}(_id: $id${given}) { ${managed} } }`,
    variables: { id: target.cohort, ...more },
  }),
  changes: { 'cohort update': 1 },
  readableBy: cardOperation,
  secret,
})

const read = (field: string, selected: string): Way => ({
  door: `Query.${field}`,
  request: (_, target) => ({
    document: `query ($id: ObjectId!) { ${field}(_id: $id) { ${selected} } }`,
    variables: { id: target.cohort },
  }),
  readableBy: cardOperation,
  ignores: ['v'],
  secret,
})

const handedIn = async ({ db, target }: Scene) => {
  await db.query('update cohort set approved = false, submitted_at = now() where id = $1', [target.cohort])
}

const draft = async ({ db, target }: Scene) => {
  await db.query('update cohort set approved = false where id = $1', [target.cohort])
}

/** A draft is known to those who came to it while it was approved, and to those who run it. */
const knowsDraft = ({ kind, label }: Actor) =>
  !/^(org|admin)_other/.test(kind) && label !== 'ent_other of another organisation'

const toldOne = { 'cohort update': 1, 'notification insert': 1, 'job insert': 1 }

export const manageCohort: Operations = {
  createCohort: [
    {
      door: 'Mutation.createCohort',
      request: (scene, target) => ({
        document: `mutation ($org: String!, $data: CohortInsertInput!) { createCohort(org: $org, data: $data) { _id } }`,
        variables: { org: slugOf(scene, target), data: { title: 'New' } },
      }),
      changes: { 'cohort insert': 1, 'cohort_module insert': courseModules.length },
      readableBy: 'organisation card (read)',
    },
  ],
  'cohort.settings': [
    update({ title: 'New', description: 'New', duration: 'New', cohort_lead_name: 'New' }),
    read('managedCohort', managed),
    read('cohortConsequences', selection('Consequence')),
    {
      ...change('submitCohort'),
      prepare: draft,
      changes: ({ actor }) => (actor.kind === 'super' ? { 'cohort update': 1 } : toldOne),
      readableBy: knowsDraft,
      ignores: ['v'],
    },
  ],
  'cohort.dates': [update({ end_date: '2040-01-01', matching_end: '2039-01-01' })],
  'cohort.flags': [
    update({ entrepreneur_threads: true, matching: false, self_guided: true, notifications: false }),
  ],
  'cohort.welcome': [update({ custom_welcome_message: 'New' })],
  'cohort.module_data': [
    update({ module_data: modules.toReversed() }, { 'cohort_module update': modules.length }),
  ],
  'updateCohort: approved': [
    { ...change('approveCohort'), prepare: handedIn, changes: toldOne, readableBy: knowsDraft },
    {
      ...change('sendBackCohort', ', message: "Please add dates"'),
      prepare: handedIn,
      changes: toldOne,
      readableBy: knowsDraft,
    },
  ],
  'updateCohort: owner': [
    {
      ...change('changeCohortOwner'),
      request: ({ seed, holds }, target) => ({
        document: `mutation ($id: ObjectId!, $to: String!) { changeCohortOwner(_id: $id, user_id: $to) { ${managed} } }`,
        variables: { id: target.cohort, to: seed.people[holds('oo') ? 'organiserP' : 'organiserQ'] },
      }),
    },
  ],
  archiveCohort: [change('archiveCohort', ', archived: true')],
}
