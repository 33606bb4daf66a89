import type { Fragments } from '#web/data/api-types.ts'
import { graphql, type ResultOf } from '#web/data/graphql.ts'

/** Everything of a cohort that its organisers write. */
const formCohort = `
  fragment FormCohort on Cohort {
    _id org org_name owner version title description duration
    open_date close_date matching_start matching_end start_date end_date
    extra_mentors private self_guided simple_onboard matching registration_open notifications
    cohort_lead_name cohort_lead_email custom_welcome_message approved entrepreneur_threads
    module_data { module_id module_name slug active customised start step_order steps_off }
  }
`

/** The cohort with what decides about it. */
const managed = `
  fragment Managed on ManagedCohort {
    approval submitted_at sent_back_message invite_code archived is_hub is_mine may_approve
    admins { user_id name }
    cohort { ...FormCohort }
  }
`

export type FormCohort = Fragments['FormCohort']
export type Managed = Fragments['Managed']

export const managedCohortDocument = graphql(
  'query ManagedCohort($id: ObjectId!) { managedCohort(_id: $id) { ...Managed } }',
  managed,
  formCohort,
)

export const cohortToCopyDocument = graphql(
  'query CohortToCopy($id: ObjectId!) { cohort(query: { _id: $id }) { ...FormCohort } }',
  formCohort,
)

export const updateCohortDocument = graphql(
  `mutation UpdateCohort($id: ObjectId!, $set: CohortUpdateInput!) {
    updateOneCohort(query: { _id: $id }, set: $set) { ...FormCohort }
  }`,
  formCohort,
)

export const createCohortDocument = graphql(
  `mutation CreateCohort($org: String!, $data: CohortInsertInput!, $copyOf: ObjectId) {
    createCohort(org: $org, data: $data, copyOf: $copyOf) { ...FormCohort }
  }`,
  formCohort,
)

export const consequencesDocument = graphql(`
  query CohortConsequences($id: ObjectId!, $set: CohortUpdateInput, $archived: Boolean) {
    cohortConsequences(_id: $id, set: $set, archived: $archived) {
      kind count teams steps { step_title step_title_es needed_by }
    }
  }
`)

export type ConsequenceAnswer = ResultOf<typeof consequencesDocument>['cohortConsequences'][number]

export const submitCohortDocument = graphql(
  'mutation SubmitCohort($id: ObjectId!) { submitCohort(_id: $id) { ...Managed } }',
  managed,
  formCohort,
)
export const approveCohortDocument = graphql(
  'mutation ApproveCohort($id: ObjectId!) { approveCohort(_id: $id) { ...Managed } }',
  managed,
  formCohort,
)
export const sendBackCohortDocument = graphql(
  `mutation SendBackCohort($id: ObjectId!, $message: String!) {
    sendBackCohort(_id: $id, message: $message) { ...Managed }
  }`,
  managed,
  formCohort,
)
export const archiveCohortDocument = graphql(
  `mutation ArchiveCohort($id: ObjectId!, $archived: Boolean!) {
    archiveCohort(_id: $id, archived: $archived) { ...Managed }
  }`,
  managed,
  formCohort,
)
export const changeOwnerDocument = graphql(
  `mutation ChangeCohortOwner($id: ObjectId!, $userId: String!) {
    changeCohortOwner(_id: $id, user_id: $userId) { ...Managed }
  }`,
  managed,
  formCohort,
)
