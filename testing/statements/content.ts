import { courseStepBySlug } from '#course/course.ts'
import { newId } from '#server/new-id.ts'
import type { Scene } from './scene.ts'
import { row, type Table } from './table.ts'

const id = courseStepBySlug('one', 'introduction')?.id ?? ''
const fields = [{ name: 'title', text: 'Our own words' }]
const newModel = () => ({
  name: newId(),
  ...{ name_es: 'n', description: 'd', description_es: 'd', type: 'revenue' },
})

async function aModel({ db }: Scene) {
  const { rows } = await db.query<{ id: string }>(
    `insert into model (id, name, name_es, description, description_es, type)
     values ($1, $1, 'n', 'd', 'd', 'social') returning id`,
    [newId()],
  )
  return { id: rows[0]?.id, set: newModel() }
}

export const contentTable: Table = {
  'Query.cohortContent': row(
    3,
    'organiser',
    'query ($c: ObjectId!) { cohortContent(cohortId: $c) { slug steps { title behind } } }',
  ),
  'Query.stepWording': row(
    4,
    'organiser',
    'query ($c: ObjectId, $id: ObjectId!) { stepWording(cohortId: $c, stepId: $id) { version fields { text } } }',
    () => ({ id }),
  ),
  'Mutation.customiseStep': row(
    12,
    'organiser',
    `mutation ($c: ObjectId!, $id: ObjectId!, $fields: [WordingInput!]!) {
      customiseStep(cohortId: $c, stepId: $id, fields: $fields) { version }
    }`,
    () => ({ id, fields }),
  ),
  'Mutation.resetStep': row(
    12,
    'organiser',
    'mutation ($c: ObjectId!, $id: ObjectId!) { resetStep(cohortId: $c, stepId: $id) { version } }',
    () => ({ id }),
  ),
  'Mutation.updateStep': row(
    12,
    'superAdmin',
    `mutation ($id: ObjectId!, $fields: [WordingInput!]!) { updateStep(stepId: $id, fields: $fields) { version } }`,
    // A text of its own each time, so that it is a change each time.
    ({ cohort }) => ({ id, fields: [{ name: 'title', text: `Words of ${cohort}` }] }),
  ),
  'Query.modelUse': row(2, 'superAdmin', 'query ($id: ObjectId!) { modelUse(_id: $id) { plans } }', aModel),
  'Mutation.createModel': row(
    5,
    'superAdmin',
    'mutation ($data: ModelInput!) { createModel(data: $data) { _id } }',
    () => ({ data: newModel() }),
  ),
  'Mutation.updateModel': row(
    6,
    'superAdmin',
    'mutation ($id: ObjectId!, $set: ModelInput!) { updateModel(_id: $id, set: $set) { _id } }',
    aModel,
  ),
  'Mutation.deleteModel': row(
    5,
    'superAdmin',
    'mutation ($id: ObjectId!) { deleteModel(_id: $id) { _id } }',
    aModel,
  ),
}
