import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { profileFields } from '#web/shared/profile-documents.ts'

export const onboardingDocument = graphql(
  `
  query Onboarding {
    cohort { _id title simple_onboard self_guided custom_welcome_message }
    user {
      _id
      ...ProfileFields
    }
  }
`,
  profileFields,
)

export const saveProfileDocument = graphql(
  `
  mutation SaveProfile($id: String!, $data: UserUpdateInput!) {
    updateOneUser(query: { user_id: $id }, data: $data) { _id ...ProfileFields }
  }
`,
  profileFields,
)

export const setOnboardedDocument = graphql(`
  mutation SetOnboarded {
    setOnboarded { _id onboarded cohortId application_status }
  }
`)

export type OnboardingCohort = NonNullable<ResultOf<typeof onboardingDocument>['cohort']>
