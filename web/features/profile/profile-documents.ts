import { gql, type TypedDocumentNode } from 'urql'
import type { Profile } from '#domain/progress/onboarding.ts'

export type OwnUser = Profile & {
  readonly _id: string
  readonly email: string | null
  readonly role: string | null
  readonly locale: string | null
  readonly mail_preference: string | null
}
export type OwnCohort = { readonly _id: string; readonly simple_onboard: boolean | null }

export type Consent = {
  readonly name: string
  readonly given: boolean
  readonly at: string
  readonly can_change: boolean
}

type OwnProfile = {
  readonly user: OwnUser | null
  readonly cohort: OwnCohort | null
  readonly myConsents: readonly Consent[]
}

/** Also asked for when it was saved, so that this device knows the profile as it is. */
const profileFields = gql`
  fragment OwnProfileFields on User {
    first_name
    last_name
    basic_data {
      avatar birthDate providedBio selectedCity selectedState selectedCountry selectedGender selectedLanguages
      selectedProfession selectedNationality urlFacebook urlInstagram urlLinkedin urlTwitter urlWebsite urlWhatsapp phoneCode
    }
    businessDetails {
      givenBusinessName givenProblemDes givenSolutionDes selectedAboutSocBus selectedCountries selectedProduct selectedSector
    }
    commitments { commitConfidentiality commitData commitInformation commitNews commitTime }
    eduExpRecords { givenDegree givenDegree1 givenFocus givenFocus1 givenInstitution }
    workExpRecords { givenCompany givenShortDes givenTime givenTitle }
    personal_experience { selectedCountryExpertise selectedExpertise selectedSector }
    mentorMotivation {
      isEntrepreneur isMentor numberOfTeams selectedSupport whyMentor
      mentorRecords { givenDuration givenHours givenInstitution }
    }
    userMotivation {
      isEntrepreneur isMentee selectedSupport whyMentee
      mentorRecords { givenInstitution helpDes }
    }
  }
`

export const profileDocument: TypedDocumentNode<OwnProfile> = gql`
  query OwnProfile {
    cohort { _id simple_onboard }
    myConsents { name given at can_change }
    user {
      _id
      email
      role
      locale
      mail_preference
      ...OwnProfileFields
    }
  }
  ${profileFields}
`

export const updateProfileDocument: TypedDocumentNode<
  { updateOneUser: { _id: string } | null },
  { id: string; data: Profile }
> = gql`
  mutation UpdateProfile($id: String!, $data: UserUpdateInput!) {
    updateOneUser(query: { user_id: $id }, data: $data) { _id locale mail_preference ...OwnProfileFields }
  }
  ${profileFields}
`

export const profileStatesDocument: TypedDocumentNode<{ states: readonly string[] }, { country: string }> =
  gql`
  query ProfileStates($country: String!) { states(country: $country) }
`

export const profileCitiesDocument: TypedDocumentNode<
  { cities: readonly string[] },
  { country: string; state: string | null }
> = gql`
  query ProfileCities($country: String!, $state: String) { cities(country: $country, state: $state) }
`

export const setConsentDocument: TypedDocumentNode<
  { setConsent: readonly Consent[] },
  { name: string; granted: boolean }
> = gql`
  mutation SetConsent($name: String!, $granted: Boolean!) {
    setConsent(name: $name, granted: $granted) { name given at can_change }
  }
`
