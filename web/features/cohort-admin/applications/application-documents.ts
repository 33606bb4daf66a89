import { graphql, type ResultOf } from '#web/data/graphql.ts'

export const applicationsDocument = graphql(`
  query CohortApplications($cohort: ObjectId!, $role: String!, $query: ListQueryInput) {
    cohort(query: { _id: $cohort }) { _id title notifications }
    cohortApplications(cohortId: $cohort, role: $role, query: $query) {
      total
      counts { status count }
      countries
      languages
      sectors
      untold { ids status seconds first_name last_name }
      items {
        _id
        status
        created_at
        scored
        scored_by_me
        score { mean lowest highest }
        user {
          _id
          user_id
          first_name
          last_name
          locale
          mail_preference
          basic_data { avatar selectedCountry selectedLanguages }
          businessDetails { givenBusinessName selectedCountries selectedSector selectedAboutSocBus }
          personal_experience { selectedExpertise selectedSector }
          mentorMotivation { numberOfTeams }
        }
      }
    }
  }
`)

export const decisionPreviewDocument = graphql(`
  query DecisionPreview($found: FoundApplicationsInput!, $status: String!) {
    decisionPreview(found: $found, status: $status) { found moved english spanish mail digest }
  }
`)

export const decideDocument = graphql(`
  mutation DecideApplications(
    $ids: [ObjectId!]
    $found: FoundApplicationsInput
    $status: String!
    $message: String
    $messageEs: String
  ) {
    decideApplications(ids: $ids, found: $found, status: $status, message: $message, message_es: $messageEs) {
      _id
      status
      updated_at
      history { from_status to_status author_name message created_at }
    }
  }
`)

export const takeBackDocument = graphql(`
  mutation TakeBackDecisions($ids: [ObjectId!]!) {
    takeBackDecisions(ids: $ids) {
      _id
      status
      updated_at
      history { from_status to_status author_name message created_at }
    }
  }
`)

type Read = ResultOf<typeof applicationsDocument>
export type ApplicationCohort = NonNullable<Read['cohort']>
export type ApplicationPage = Read['cohortApplications']
export type ListedApplication = ApplicationPage['items'][number]
export type PreviewedDecision = ResultOf<typeof decisionPreviewDocument>['decisionPreview']
/** What a decision needs to know of somebody. */
export type Applicant = Pick<
  NonNullable<ListedApplication['user']>,
  'user_id' | 'first_name' | 'last_name' | 'locale' | 'mail_preference'
>
/** Without the person when they cannot be seen any more. */
export type Decidable = Pick<ListedApplication, '_id' | 'status'> & { readonly user: Applicant | null }
