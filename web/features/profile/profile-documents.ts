import { graphql, type ResultOf } from '#web/data/graphql.ts'

/** Also asked for when it was saved, so that this device knows the profile as it is. */
const profileFields = `
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
      ...OwnProfileFields
    }
  }
`,
  profileFields,
)

export const updateProfileDocument = graphql(
  `
  mutation UpdateProfile($id: String!, $data: UserUpdateInput!) {
    updateOneUser(query: { user_id: $id }, data: $data) { _id locale mail_preference ...OwnProfileFields }
  }
`,
  profileFields,
)

export const profileStatesDocument = graphql(`
  query ProfileStates($country: String!) { states(country: $country) }
`)

export const profileCitiesDocument = graphql(`
  query ProfileCities($country: String!, $state: String) { cities(country: $country, state: $state) }
`)

export const setConsentDocument = graphql(`
  mutation SetConsent($name: String!, $granted: Boolean!) {
    setConsent(name: $name, granted: $granted) { name given at can_change }
  }
`)

type OwnProfile = ResultOf<typeof profileDocument>
export type OwnUser = NonNullable<OwnProfile['user']>
export type OwnCohort = NonNullable<OwnProfile['cohort']>
export type Consent = OwnProfile['myConsents'][number]
