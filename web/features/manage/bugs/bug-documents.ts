import { graphql, type ResultOf } from '#web/data/graphql.ts'

const bugFields = `
  fragment ManagedBugFields on ManagedBug {
    _id projectId project_name cohort_title org_name module step step_title step_title_es userId user_name user_email user_role time description
    status answer answered_at answered_by path
  }
`

export const bugsDocument = graphql(
  `
  query Bugs($list: ListQueryInput) {
    bugs(list: $list) { total items { ...ManagedBugFields } }
  }
`,
  bugFields,
)

export const setBugStatusDocument = graphql(
  `
  mutation SetBugStatus($id: ObjectId!, $status: String!, $answer: String) {
    setBugStatus(_id: $id, status: $status, answer: $answer) { ...ManagedBugFields }
  }
`,
  bugFields,
)

export type ManagedBug = ResultOf<typeof bugsDocument>['bugs']['items'][number]
