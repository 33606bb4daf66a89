import { gql, type TypedDocumentNode } from 'urql'
import type { Profile } from '#domain/progress/onboarding.ts'

export type OnboardingCohort = {
  readonly _id: string
  readonly title: string
  readonly simple_onboard: boolean
  readonly self_guided: boolean
  readonly custom_welcome_message: string | null
}
type Onboarding = {
  readonly user: (Profile & { readonly _id: string }) | null
  readonly cohort: OnboardingCohort | null
}

/** Also asked for when it was saved, so that this device knows the profile as it is. */
const profileFields = gql`
  fragment ProfileFields on User {
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

export const onboardingDocument: TypedDocumentNode<Onboarding, object> = gql`
  query Onboarding {
    cohort { _id title simple_onboard self_guided custom_welcome_message }
    user {
      _id
      ...ProfileFields
    }
  }
  ${profileFields}
`

export const saveProfileDocument: TypedDocumentNode<
  { updateOneUser: { _id: string } | null },
  { id: string; data: Profile }
> = gql`
  mutation SaveProfile($id: String!, $data: UserUpdateInput!) {
    updateOneUser(query: { user_id: $id }, data: $data) { _id ...ProfileFields }
  }
  ${profileFields}
`

export const setOnboardedDocument: TypedDocumentNode<
  { setOnboarded: { cohortId: string | null; application_status: string } | null },
  object
> = gql`
  mutation SetOnboarded {
    setOnboarded { _id onboarded cohortId application_status }
  }
`

export const statesDocument: TypedDocumentNode<{ states: readonly string[] }, { country: string }> = gql`
  query States($country: String!) {
    states(country: $country)
  }
`

export const citiesDocument: TypedDocumentNode<
  { cities: readonly string[] },
  { country: string; state: string | null }
> = gql`
  query Cities($country: String!, $state: String) {
    cities(country: $country, state: $state)
  }
`
