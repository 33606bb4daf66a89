import { graphql, type ResultOf } from '#web/data/graphql.ts'

const parts = `fragment AssessmentParts on Assessment {
  _id
  criteria { title title_es }
  own
  scored
  score { mean lowest highest }
  by_criterion { mean lowest highest }
  others { reviewer_name points mean updated_at }
  notes { _id text author_name is_own created_at }
}`

export const assessmentDocument = graphql(
  `
  query ReadAssessment($id: ObjectId!) {
    assessment(applicationId: $id) { ...AssessmentParts }
  }
`,
  parts,
)

export const scoreDocument = graphql(
  `
  mutation ScoreApplication($id: ObjectId!, $points: [Int!]!) {
    scoreApplication(applicationId: $id, points: $points) { ...AssessmentParts }
  }
`,
  parts,
)

export const noteDocument = graphql(
  `
  mutation NoteApplication($id: ObjectId!, $text: String!) {
    noteApplication(applicationId: $id, text: $text) { ...AssessmentParts }
  }
`,
  parts,
)

export const removeNoteDocument = graphql(
  `
  mutation RemoveApplicationNote($id: ObjectId!) {
    removeApplicationNote(_id: $id) { ...AssessmentParts }
  }
`,
  parts,
)

export const rubricDocument = graphql(`
  query ReadRubric($cohortId: ObjectId!, $role: String!) {
    rubric(cohortId: $cohortId, role: $role) { criteria { title title_es } is_used }
  }
`)

export const saveRubricDocument = graphql(`
  mutation SaveRubric($cohortId: ObjectId!, $role: String!, $criteria: [CriterionInput!]!) {
    saveRubric(cohortId: $cohortId, role: $role, criteria: $criteria) { criteria { title title_es } is_used }
  }
`)

export type Assessed = ResultOf<typeof assessmentDocument>['assessment']
export type Note = Assessed['notes'][number]
