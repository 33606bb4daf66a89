import { graphql, type ResultOf } from '#web/data/graphql.ts'

/** Also asked for when it was saved, so that this device knows the profile as it is. */
const profileFields = `
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

export const statesDocument = graphql(`
  query States($country: String!) {
    states(country: $country)
  }
`)

export const citiesDocument = graphql(`
  query Cities($country: String!, $state: String) {
    cities(country: $country, state: $state)
  }
`)

export type OnboardingCohort = NonNullable<ResultOf<typeof onboardingDocument>['cohort']>
