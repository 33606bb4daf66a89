import { newId } from '#server/new-id.ts'
import type { Scene } from './scene.ts'
import { row, type Table } from './table.ts'

const all = ({ applications, cohort }: Scene) => ({
  list: applications,
  id: applications[0],
  found: {
    cohort_id: cohort,
    role: 'entrepreneur',
    query: { filters: [{ name: 'status', value: 'pending' }] },
  },
})
const assessed = '{ own scored score { mean } others { mean } notes { text } }'

/** Decided by the organiser a moment ago. */
async function decided(scene: Scene) {
  const list = all(scene)
  const document =
    'mutation ($list: [ObjectId!]!) { decideApplications(ids: $list, status: "rejected") { status } }'
  await scene.calls.organiser(document, { list: list.list })
  return list
}

async function noted(scene: Scene) {
  const document =
    'mutation ($id: ObjectId!) { noteApplication(applicationId: $id, text: "Hm") { notes { _id } } }'
  const { data } = await scene.calls.organiser(document, { id: all(scene).id })
  const { notes = [] } = (data?.noteApplication ?? {}) as { notes?: { _id: string }[] }
  return { note: notes[0]?._id ?? newId() }
}

const criteria = () => ({ all: ['1', '2', '3'].map((title) => ({ title, title_es: title })) })

export const applicationsTable: Table = {
  'Query.cohortApplications': row(
    7,
    'organiser',
    'query ($c: ObjectId!) { cohortApplications(cohortId: $c) { total countries items { scored user { email } } } }',
  ),
  'Query.decisionPreview': row(
    4,
    'organiser',
    'query ($found: FoundApplicationsInput!) { decisionPreview(found: $found, status: "approved") { moved } }',
    all,
  ),
  'Query.rubric': row(
    3,
    'organiser',
    'query ($c: ObjectId!) { rubric(cohortId: $c, role: "mentor") { is_used } }',
  ),
  'Query.assessment': row(
    5,
    'organiser',
    `query ($id: ObjectId!) { assessment(applicationId: $id) ${assessed} }`,
    all,
  ),
  'Mutation.decideApplications': row(
    14,
    'organiser',
    'mutation ($found: FoundApplicationsInput!) { decideApplications(found: $found, status: "waitlisted") { status } }',
    all,
  ),
  'Mutation.takeBackDecisions': row(
    11,
    'organiser',
    'mutation ($list: [ObjectId!]!) { takeBackDecisions(ids: $list) { status } }',
    decided,
  ),
  'Mutation.saveRubric': row(
    8,
    'organiser',
    'mutation ($c: ObjectId!, $all: [CriterionInput!]!) { saveRubric(cohortId: $c, role: "mentor", criteria: $all) { is_used } }',
    criteria,
  ),
  'Mutation.scoreApplication': row(
    10,
    'organiser',
    `mutation ($id: ObjectId!) { scoreApplication(applicationId: $id, points: [1, 2, 3, 4, 5]) ${assessed} }`,
    all,
  ),
  'Mutation.noteApplication': row(
    10,
    'organiser',
    `mutation ($id: ObjectId!) { noteApplication(applicationId: $id, text: "Seen") ${assessed} }`,
    all,
  ),
  'Mutation.removeApplicationNote': row(
    7,
    'organiser',
    `mutation ($note: ObjectId!) { removeApplicationNote(_id: $note) ${assessed} }`,
    noted,
  ),
}
