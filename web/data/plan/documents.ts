import type { PlanKind } from '#domain/entities/index.ts'
import { planLists } from '#web/data/plan-cache.ts'
import { planSelections } from './selections.ts'

const pascal = (kind: PlanKind) => kind.charAt(0).toUpperCase() + kind.slice(1)
const record = (kind: PlanKind) => `_id projectId version ${planSelections[kind]}`

/** Everything that the pages of a module need of a project, in one request. */
export function planDocument(kinds: readonly PlanKind[]): string {
  const lists = kinds.map(
    (kind) => `${planLists[kind]}(query: { projectId: $projectId }) { ${record(kind)} }`,
  )
  return `query Plan($projectId: String!, $project: ObjectId!, $module: String!) {
  project(query: { _id: $project }) { _id name problem solution countries owner_id mentor course_open version }
  steps(query: { module: $module }, sortBy: ORDER_ASC) {
    _id module order nice_name title title_es type component intro intro_es primary_cta primary_cta_es
    secondary_cta secondary_cta_es help_intro help_intro_es help_deepdive help_deepdive_es help_tips help_tips_es
  }
  progresses(query: { projectId: $projectId }, sortBy: ORDER_ASC) {
    _id order module_id finished module { finished validated review_request request_count withdrawn }
  }
  feedbackCounts(query: { projectId: $projectId }) { fieldId module step total unread }
  ${lists.join('\n  ')}
}`
}

export const mutations = {
  insert: (kind: PlanKind) =>
    `mutation Insert($data: ${pascal(kind)}InsertInput!, $key: String) { insertOne${pascal(kind)}(data: $data, key: $key) { ${record(kind)} } }`,
  update: (kind: PlanKind) =>
    `mutation Update($query: ${pascal(kind)}QueryInput, $set: ${pascal(kind)}UpdateInput!) { updateOne${pascal(kind)}(query: $query, set: $set) { ${record(kind)} } }`,
  delete: (kind: PlanKind) =>
    `mutation Delete($query: ${pascal(kind)}QueryInput) { deleteOne${pascal(kind)}(query: $query) { _id } }`,
} as const

/** A message as it stands in its conversation. */
export const feedbackSelection =
  '_id authorId text read timestamp author { user_id first_name last_name role avatar }'

export const commentDocument = `mutation AddFeedback(
  $text: String!, $step: String, $module: String, $path: String, $projectId: String!, $fieldId: String!,
  $userId: String, $key: String
) {
  addFeedback(
    text: $text, step: $step, module: $module, path: $path, projectId: $projectId, fieldId: $fieldId,
    userId: $userId, key: $key
  ) { ${feedbackSelection} }
}`
