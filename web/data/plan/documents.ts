import { gql, type TypedDocumentNode } from 'urql'
import type { PlanKind } from '#domain/entities/index.ts'
import type { LoadedKind, RecordOf } from '#domain/plan/plan-data.ts'
import { type AnswerTo, type GivenTo, graphql } from '#web/data/graphql.ts'
import { loadedLists } from '#web/data/plan-cache.ts'
import { planSelections } from './selections.ts'

type Written = PlanKind | 'project'

const pascal = (kind: Written) => kind.charAt(0).toUpperCase() + kind.slice(1)
const team = '_id version team_members { user_id name role strength activities email }'
const record = (kind: Written) =>
  kind === 'project' ? team : `_id projectId version ${planSelections[kind]}`
const models = 'models { _id version type name name_es description description_es examples examples_es }'
const itself = `${loadedLists.project}: project(query: { _id: $project }) {
  ${team} owner_id owner { _id first_name last_name }
}`
const list = (kind: LoadedKind) => {
  if (kind === 'model') return models
  return kind === 'project'
    ? itself
    : `${loadedLists[kind]}(query: { projectId: $projectId }) { ${record(kind)} }`
}

/** What the pages of a project that show no module need around them. */
export const placeDocument = graphql(`query Place($projectId: String!, $project: ObjectId!) {
  project(query: { _id: $project }) {
    _id name problem solution countries owner_id mentor cohort_id course_open version
    cohort { _id org org_name title entrepreneur_threads module_data { module_id module_name slug active customised start } }
  }
  progresses(query: { projectId: $projectId }, sortBy: ORDER_ASC) {
    _id order module_id finished module { finished validated review_request request_count withdrawn }
  }
  feedbackCounts(query: { projectId: $projectId }) { fieldId module step total unread }
  unreadNotifications
  unreadAnnouncements
}`)

// What a summary shows besides the plan is optional: a plan that is known here is shown before the rest is.
const aroundThePlan = `query Plan(
  $projectId: String!, $project: ObjectId!, $module: String!, $account: String!, $isSummary: Boolean!, $isReview: Boolean!
) {
  project(query: { _id: $project }) {
    _id name problem solution countries owner_id mentor cohort_id course_open version
    cohort { _id org org_name title entrepreneur_threads module_data { module_id module_name slug active customised start } }
    mentor_user { _id first_name last_name email basic_data { avatar } }
  }
  steps(query: { module: $module, projectId: $projectId }, sortBy: ORDER_ASC) {
    _id module order nice_name title title_es type component intro intro_es primary_cta primary_cta_es
    secondary_cta secondary_cta_es help_intro help_intro_es help_deepdive help_deepdive_es help_tips help_tips_es
    needs needs_es minutes
  }
  progresses(query: { projectId: $projectId }, sortBy: ORDER_ASC) {
    _id order module_id finished module { finished validated review_request request_count withdrawn }
  }
  feedbackCounts(query: { projectId: $projectId }) { fieldId module step total unread }
  unreadNotifications
  reviewRequests(projectId: $projectId, module: $module) @include(if: $isSummary) @_optional {
    _id number requested_at requested_by decision decided_at decided_by message
  }
  moduleAnswer(projectId: $projectId, module: $module) @include(if: $isSummary) @_optional {
    decision message answered_by answered_at
  }
  changedSteps(projectId: $projectId, module: $module) @include(if: $isSummary) @_optional
  reviews(query: { projectId: $projectId, module: $module, user_id: $account }) @include(if: $isSummary) @_optional { _id }
  moduleChanges(projectId: $projectId, module: $module) @include(if: $isReview) @_optional {
    since number at fields { step path record parent field standing before after } titles { record title } left_out
  }
}`

type PlanLists = { readonly [K in PlanKind as (typeof loadedLists)[K]]?: readonly RecordOf<K>[] }

/** Everything that a page of a module needs of a project, in one request. */
export function planDocument(
  kinds: readonly LoadedKind[],
): TypedDocumentNode<AnswerTo<typeof aroundThePlan> & PlanLists, GivenTo<typeof aroundThePlan>> {
  return gql(`${aroundThePlan.slice(0, -1)}  ${kinds.map(list).join('\n  ')}\n}`)
}

/** What was saved stands under the name of its mutation. */
export type Saved = {
  readonly [mutation: string]: (Pick<RecordOf<PlanKind>, '_id'> & { version?: number }) | null
}
type Saving = TypedDocumentNode<Saved>

export const mutations = {
  insert: (kind: PlanKind): Saving =>
    gql(
      `mutation Insert($data: ${pascal(kind)}InsertInput!, $key: String) { insertOne${pascal(kind)}(data: $data, key: $key) { ${record(kind)} } }`,
    ),
  update: (kind: Written): Saving =>
    gql(
      `mutation Update($query: ${pascal(kind)}QueryInput, $set: ${pascal(kind)}UpdateInput!) { updateOne${pascal(kind)}(query: $query, set: $set) { ${record(kind)} } }`,
    ),
  delete: (kind: PlanKind): Saving =>
    gql(
      `mutation Delete($query: ${pascal(kind)}QueryInput) { deleteOne${pascal(kind)}(query: $query) { _id } }`,
    ),
} as const

/** A message as it stands in its conversation. */
export const messageFields = `
  fragment MessageFields on Feedback {
    _id authorId text read timestamp author { user_id first_name last_name role avatar }
  }
`

export const commentDocument = graphql(
  `mutation AddFeedback(
  $text: String!, $step: String, $module: String, $path: String, $projectId: String!, $fieldId: String!,
  $userId: String, $key: String
) {
  addFeedback(
    text: $text, step: $step, module: $module, path: $path, projectId: $projectId, fieldId: $fieldId,
    userId: $userId, key: $key
  ) { ...MessageFields }
}`,
  messageFields,
)
