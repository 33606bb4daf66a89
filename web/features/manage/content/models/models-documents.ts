import { graphql, type ResultOf } from '#web/data/graphql.ts'

export const modelFields = `
  fragment ModelFields on Model {
    _id name name_es description description_es type examples examples_es version
  }
`

export const modelsDocument = graphql('query EditedModels { models { ...ModelFields } }', modelFields)

export const createModelDocument = graphql(
  'mutation CreateModel($data: ModelInput!) { createModel(data: $data) { ...ModelFields } }',
  modelFields,
)

export const updateModelDocument = graphql(
  `mutation UpdateModel($id: ObjectId!, $set: ModelInput!, $version: Int) {
    updateModel(_id: $id, set: $set, version: $version) { ...ModelFields }
  }`,
  modelFields,
)

export const deleteModelDocument = graphql(
  'mutation DeleteModel($id: ObjectId!) { deleteModel(_id: $id) { _id } }',
)

export const modelUseDocument = graphql(
  'query ModelUse($id: ObjectId!) { modelUse(_id: $id) { plans projects } }',
)

export type EditedModel = ResultOf<typeof modelsDocument>['models'][number]
