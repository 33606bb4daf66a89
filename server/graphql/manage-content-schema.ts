/** How the texts of the course are worded for all cohorts or for one, and the shared models. */
export const manageContentSchema = `"A text of a step in one layer: that of a cohort, or the platform's own."
type FieldWording {
  name: String!
  text: String!
  "What stands below the layer and is read where the layer says nothing."
  original: String!
  customised: Boolean!
  "The original is no longer the one that was there when the text was written."
  original_changed: Boolean!
  "The other language says something newer."
  behind: Boolean!
  changed_at: String
  changed_by: String
}

"Nothing before or after: the layer had or has no text of its own."
type StepTextChange {
  _id: ObjectId!
  name: String!
  before: String
  after: String
  changed_at: String!
  changed_by: String
}

type StepWording {
  step_id: String!
  module: String!
  order: Int!
  nice_name: String!
  component: String!
  type: String!
  "Grows with every text that changes."
  version: Int!
  fields: [FieldWording!]!
  "The latest first, at most 30."
  history: [StepTextChange!]!
}

"A step on the board of a cohort's texts; the fields by name."
type ContentStep {
  step_id: String!
  order: Int!
  nice_name: String!
  type: String!
  title: String!
  title_es: String!
  "Whether the cohort takes it."
  active: Boolean!
  customised: [String!]!
  original_changed: [String!]!
  "Nothing is written in this language, though in the other."
  missing: [String!]!
  behind: [String!]!
  changed_at: String
  changed_by: String
}

type ContentModule {
  module_id: String!
  slug: String!
  number: Int!
  name: String!
  name_es: String!
  "Whether the cohort works with it."
  active: Boolean!
  steps: [ContentStep!]!
}

"No text: back to what stands below."
input WordingInput {
  name: String!
  text: String
}

"How many plans work with a model, and some of their projects by name."
type ModelUse {
  plans: Int!
  projects: [String!]!
}

extend type Query {
  "The texts of a cohort, module by module in its own order."
  cohortContent(cohortId: ObjectId!): [ContentModule!]
  "Without a cohort: the platform's own wording."
  stepWording(stepId: ObjectId!, cohortId: ObjectId): StepWording
  modelUse(_id: ObjectId!): ModelUse
}

extend type Mutation {
  "Words a step for one cohort, text by text. What was confirmed is right as it is."
  customiseStep(
    cohortId: ObjectId!
    stepId: ObjectId!
    fields: [WordingInput!]!
    confirmed: [String!]
    version: Int
  ): StepWording
  "Brings back the original: of these texts, or of all."
  resetStep(cohortId: ObjectId!, stepId: ObjectId!, fields: [String!], version: Int): StepWording
  "Words a step for all cohorts."
  updateStep(stepId: ObjectId!, fields: [WordingInput!]!, confirmed: [String!], version: Int): StepWording
  createModel(data: ModelInput!): Model
  updateModel(_id: ObjectId!, set: ModelInput!, version: Int): Model
  deleteModel(_id: ObjectId!): Model
}`
