import type { Seat } from './seed.ts'

/** The least share of each reference's speed. */
export type Goal = { readonly same: number; readonly limit: number }

/** One operation of the API as a client sends it; `row` is the id it writes to, `data` what it writes. */
export type Operation = {
  readonly goal: Goal
  readonly document: string
  readonly variables: (seat: Seat, turn: number) => Record<string, unknown>
}

const read: Goal = { same: 0.65, limit: 0.85 }
const write: Goal = { same: 0.75, limit: 0.5 }

const inputFields = '_id version value selected lastUpdated moduleKey stepKey key'
const written = 'Families in the valley now carry water for ten minutes, and the children are well.'

export const operations = {
  'list-60-inputs': {
    goal: read,
    document: `query ($p: String!) { inputs(query: { projectId: $p }) { ${inputFields} } }`,
    variables: ({ projectId }) => ({ p: projectId }),
  },
  'step-page': {
    goal: read,
    document: `query ($p: String!, $id: ObjectId!) {
      project(query: { _id: $id }) { _id name status course_open version }
      inputs(query: { projectId: $p }) { ${inputFields} }
      segments(query: { projectId: $p }) { _id version name profile { age } }
      offerings(query: { projectId: $p }) { _id version name description }
      feedbackCounts(query: { projectId: $p }) { fieldId module step total unread }
      progresses(query: { projectId: $p }) { _id order module { finished validated review_request } }
    }`,
    variables: ({ projectId }) => ({ p: projectId, id: projectId }),
  },
  'update-one-field': {
    goal: write,
    document: `mutation ($query: InputQueryInput!, $data: InputUpdateInput!) {
      updateOneInput(query: $query, set: $data) { _id version value }
    }`,
    variables: ({ projectId, inputIds }, turn) => ({
      query: { _id: inputIds[turn % inputIds.length], projectId },
      data: { value: `${written} ${turn}` },
    }),
  },
  insert: {
    goal: write,
    document: 'mutation ($data: GoalInsertInput!) { insertOneGoal(data: $data) { _id version title } }',
    variables: ({ projectId }) => ({
      data: { projectId, title: 'Clean water', objectives: [{ title: written }] },
    }),
  },
} as const satisfies Record<string, Operation>

export type OperationName = keyof typeof operations

export const operationNames = Object.keys(operations) as OperationName[]
