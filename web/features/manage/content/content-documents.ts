import { graphql, type ResultOf } from '#web/data/graphql.ts'

export const contentDocument = graphql(`
  query CohortContent($id: ObjectId!) {
    cohortContent(cohortId: $id) {
      module_id slug number name name_es active
      steps {
        step_id order nice_name type title title_es active customised original_changed missing behind changed_at changed_by
      }
    }
  }
`)

export const wordingFields = `
  fragment WordingFields on StepWording {
    step_id module order nice_name component type version
    fields { name text original customised original_changed behind changed_at changed_by }
    history { _id name before after changed_at changed_by }
  }
`

export const wordingDocument = graphql(
  `
  query StepWording($cohort: ObjectId, $step: ObjectId!) {
    stepWording(cohortId: $cohort, stepId: $step) { ...WordingFields }
  }
`,
  wordingFields,
)

export const customiseDocument = graphql(
  `
  mutation CustomiseStep(
    $cohort: ObjectId!, $step: ObjectId!, $fields: [WordingInput!]!, $confirmed: [String!], $version: Int
  ) {
    customiseStep(cohortId: $cohort, stepId: $step, fields: $fields, confirmed: $confirmed, version: $version) {
      ...WordingFields
    }
  }
`,
  wordingFields,
)

export const updateStepDocument = graphql(
  `
  mutation UpdateStep($step: ObjectId!, $fields: [WordingInput!]!, $confirmed: [String!], $version: Int) {
    updateStep(stepId: $step, fields: $fields, confirmed: $confirmed, version: $version) { ...WordingFields }
  }
`,
  wordingFields,
)

export const resetDocument = graphql(
  `
  mutation ResetStep($cohort: ObjectId!, $step: ObjectId!, $version: Int) {
    resetStep(cohortId: $cohort, stepId: $step, version: $version) { ...WordingFields }
  }
`,
  wordingFields,
)

export type ContentModule = NonNullable<ResultOf<typeof contentDocument>['cohortContent']>[number]
export type ContentStep = ContentModule['steps'][number]
export type Wording = NonNullable<ResultOf<typeof wordingDocument>['stepWording']>
export type WordedField = Wording['fields'][number]
export type TextChange = Wording['history'][number]
