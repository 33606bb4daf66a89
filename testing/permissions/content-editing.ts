import { expect } from 'vitest'
import { courseStepBySlug } from '#course/course.ts'
import { modelIds } from '#course/model-ids.ts'
import type { Operations, Scene } from './operation.ts'
import { selection } from './schema.ts'

const stepId = courseStepBySlug('one', 'introduction')?.id ?? ''
const cardOperation = 'cohort public card (title, description, dates, welcome message)'
const wording = selection('StepWording')
const fields = [{ name: 'title', text: 'Our own words' }]
const secret = () => 'CANARY-P-p1-wording'

const customised =
  (text: string) =>
  async ({ db, target }: Scene) => {
    await db.query(
      `insert into step_text (cohort_id, step_id, part, text, base_hash) values ($1, $2, 'title', $3, '')`,
      [target.cohort, stepId, text],
    )
  }

const customise = `mutation ($c: ObjectId!, $id: ObjectId!, $fields: [WordingInput!]!) {
  customiseStep(cohortId: $c, stepId: $id, fields: $fields) { ${wording} }
}`
const model = {
  ...{
    name: 'barter',
    name_es: 'trueque',
    description: 'Goods for goods.',
    description_es: 'Bien por bien.',
  },
  ...{ type: 'revenue', examples: [], examples_es: [] },
}
const forbidden = (actor: { kind: string }) => (actor.kind === 'anon' ? undefined : ('FORBIDDEN' as const))

/** Who words the course, for all cohorts or for one, and its models. */
export const contentEditing: Operations = {
  'dash.content': [
    {
      door: 'Query.cohortContent',
      prepare: customised('CANARY-P-p1-wording'),
      request: (_, target) => ({
        document: `query ($c: ObjectId!) { cohortContent(cohortId: $c) { ${selection('ContentModule')} } }`,
        variables: { c: target.cohort },
      }),
      shows: (_, { body }) => expect(body).toContain('CANARY-P-p1-wording'),
      readableBy: cardOperation,
      refusal: forbidden,
      secret,
    },
    {
      door: 'Query.stepWording',
      prepare: customised('CANARY-P-p1-wording'),
      request: (_, target) => ({
        document: `query ($c: ObjectId, $id: ObjectId!) { stepWording(cohortId: $c, stepId: $id) { ${wording} } }`,
        variables: { c: target.cohort, id: stepId },
      }),
      shows: (_, { body }) => expect(body).toContain('CANARY-P-p1-wording'),
      refusal: forbidden,
      secret,
    },
  ],
  'customStep.create': [
    {
      door: 'Mutation.customiseStep',
      request: (_, target) => ({
        document: customise,
        variables: { c: target.cohort, id: stepId, fields },
      }),
      changes: { 'step_text insert': 1, 'step_text_change insert': 1, 'cohort_module update': 1 },
      refusal: forbidden,
    },
  ],
  'customStep.update': [
    {
      door: 'Mutation.customiseStep',
      prepare: customised('CANARY-P-p1-wording'),
      request: (_, target) => ({
        document: customise,
        variables: { c: target.cohort, id: stepId, fields },
      }),
      changes: { 'step_text update': 1, 'step_text_change insert': 1, 'cohort_module update': 1 },
      refusal: forbidden,
      secret,
    },
  ],
  'customStep.reset': [
    {
      door: 'Mutation.resetStep',
      prepare: customised('CANARY-P-p1-wording'),
      request: (_, target) => ({
        document: `mutation ($c: ObjectId!, $id: ObjectId!) { resetStep(cohortId: $c, stepId: $id) { ${wording} } }`,
        variables: { c: target.cohort, id: stepId },
      }),
      changes: { 'step_text delete': 1, 'step_text_change insert': 1, 'cohort_module update': 1 },
      refusal: forbidden,
      secret,
    },
  ],
  'base step (update)': [
    {
      door: 'Mutation.updateStep',
      request: () => ({
        document: `mutation ($id: ObjectId!, $fields: [WordingInput!]!) {
          updateStep(stepId: $id, fields: $fields) { ${wording} }
        }`,
        variables: { id: stepId, fields },
      }),
      changes: { 'step_text insert': 1, 'step_text_change insert': 1 },
      refusal: forbidden,
    },
    {
      door: 'Query.stepWording',
      request: () => ({
        document: `query ($id: ObjectId!) { stepWording(stepId: $id) { ${wording} } }`,
        variables: { id: stepId },
      }),
      shows: (_, { data }) => expect(data).toMatchObject({ version: 0, nice_name: 'introduction' }),
      refusal: forbidden,
    },
  ],
  'model.create': [
    {
      door: 'Mutation.createModel',
      request: () => ({
        document: `mutation ($data: ModelInput!) { createModel(data: $data) { ${selection('Model')} } }`,
        variables: { data: model },
      }),
      changes: { 'model insert': 1 },
      refusal: forbidden,
    },
  ],
  'model.update': [
    {
      door: 'Mutation.updateModel',
      request: () => ({
        document: `mutation ($id: ObjectId!, $set: ModelInput!) {
          updateModel(_id: $id, set: $set, version: 1) { ${selection('Model')} }
        }`,
        variables: { id: modelIds.leasing, set: model },
      }),
      changes: { 'model update': 1 },
      refusal: forbidden,
    },
  ],
  'model.delete': [
    {
      door: 'Mutation.deleteModel',
      request: () => ({
        document: `mutation ($id: ObjectId!) { deleteModel(_id: $id) { ${selection('Model')} } }`,
        variables: { id: modelIds.leasing },
      }),
      changes: { 'model delete': 1 },
      refusal: forbidden,
    },
    {
      door: 'Query.modelUse',
      request: () => ({
        document: `query ($id: ObjectId!) { modelUse(_id: $id) { ${selection('ModelUse')} } }`,
        variables: { id: modelIds.leasing },
      }),
      shows: (_, { data }) => expect(data).toEqual({ plans: 0, projects: [] }),
      refusal: forbidden,
    },
  ],
}
