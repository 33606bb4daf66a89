import { graphql, type ResultOf } from '#web/data/graphql.ts'
import { profileFields } from '#web/shared/profile-documents.ts'

export const profileDocument = graphql(
  `
  query OwnProfile {
    cohort { _id simple_onboard }
    myConsents { name given at can_change }
    user {
      _id
      email
      role
      locale
      mail_preference
      ...ProfileFields
    }
  }
`,
  profileFields,
)

export const updateProfileDocument = graphql(
  `
  mutation UpdateProfile($id: String!, $data: UserUpdateInput!) {
    updateOneUser(query: { user_id: $id }, data: $data) { _id locale mail_preference ...ProfileFields }
  }
`,
  profileFields,
)

export const setConsentDocument = graphql(`
  mutation SetConsent($name: String!, $granted: Boolean!) {
    setConsent(name: $name, granted: $granted) { name given at can_change }
  }
`)

type OwnProfile = ResultOf<typeof profileDocument>
export type OwnUser = NonNullable<OwnProfile['user']>
export type OwnCohort = NonNullable<OwnProfile['cohort']>
export type Consent = OwnProfile['myConsents'][number]
