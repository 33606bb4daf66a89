import { graphql, type ResultOf } from '#web/data/graphql.ts'
export type JoiningRole = 'entrepreneur' | 'mentor'

export const applicationsDocument = graphql(`
  query CohortApplications(
    $cohort: ObjectId!
    $cohortId: String!
    $role: String!
    $status: String
    $search: String
    $sort: ApplicationSortByInput
    $limit: Int
    $offset: Int
  ) {
    cohort(query: { _id: $cohort }) { _id title notifications }
    cohortApplications(
      query: { cohort_id: $cohortId, role: $role, status: $status, search: $search }
      sortBy: $sort
      limit: $limit
      offset: $offset
    ) {
      total
      counts { status count }
      items {
        _id
        status
        created_at
        user {
          _id
          user_id
          first_name
          last_name
          locale
          mail_preference
          basic_data { avatar selectedCountry }
          businessDetails { givenBusinessName }
          personal_experience { selectedExpertise }
          mentorMotivation { numberOfTeams }
        }
      }
    }
  }
`)

export const decideDocument = graphql(`
  mutation DecideApplications($ids: [ObjectId!]!, $status: String!, $message: String) {
    decideApplications(ids: $ids, status: $status, message: $message) {
      _id
      status
      updated_at
      history { from_status to_status author_name message created_at }
    }
  }
`)

type Listed = ResultOf<typeof applicationsDocument>
export type ApplicationCohort = NonNullable<Listed['cohort']>
export type ListedApplication = Listed['cohortApplications']['items'][number]
/** What a decision needs to know of somebody. */
export type Applicant = Pick<
  NonNullable<ListedApplication['user']>,
  'user_id' | 'first_name' | 'last_name' | 'locale' | 'mail_preference'
>
/** Without the person when they cannot be seen any more. */
export type Decidable = Pick<ListedApplication, '_id' | 'status'> & { readonly user: Applicant | null }
