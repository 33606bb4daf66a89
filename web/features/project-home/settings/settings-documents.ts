import { graphql, type ResultOf } from '#web/data/graphql.ts'

export const projectSettingsDocument = graphql(`
  query ProjectSettings($id: ObjectId!) {
    project(query: { _id: $id }) {
      _id
      name
      version
      countries
      sectors
      problem
      solution
      stage
      type
    }
  }
`)

export const saveProjectDocument = graphql(`
  mutation SaveProject($id: ObjectId!, $set: ProjectUpdateInput!) {
    updateOneProject(query: { _id: $id }, set: $set) {
      _id
      name
      version
      countries
      sectors
      problem
      solution
      stage
      type
    }
  }
`)

export type SettingsProject = NonNullable<ResultOf<typeof projectSettingsDocument>['project']>
