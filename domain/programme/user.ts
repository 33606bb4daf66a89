import { date, flag, group, line, list, option, text, url, whole } from '#domain/fields.ts'
import { genders } from '#domain/options/customers.ts'
import {
  businessStages,
  locales,
  mailPreferences,
  orgRoles,
  profileRoles,
  roles,
} from '#domain/options/people.ts'
import { applicationStatuses } from '#domain/options/programme.ts'

const basicData = group({
  avatar: text(500),
  birthDate: date(),
  providedBio: text(2000),
  selectedCity: text(120),
  selectedState: text(120),
  selectedCountry: text(80),
  selectedGender: option(genders),
  selectedLanguages: list(text(80), 20),
  selectedProfession: option(profileRoles),
  selectedNationality: text(80),
  urlFacebook: url(),
  urlInstagram: url(),
  urlLinkedin: url(),
  urlTwitter: url(),
  urlWebsite: url(),
  urlWhatsapp: text(60),
  phoneCode: text(10),
})

const businessDetails = group({
  givenBusinessName: line(200),
  givenProblemDes: text(5000),
  givenSolutionDes: text(5000),
  selectedAboutSocBus: option(businessStages),
  selectedCountries: list(text(80), 30),
  selectedProduct: text(200),
  selectedSector: list(text(120), 20),
})

const commitments = group({
  commitConfidentiality: flag(),
  commitData: flag(),
  /** The hours per week, as the person typed them. */
  commitHours: line(40),
  commitInformation: flag(),
  commitNews: flag(),
  commitTime: flag(),
})

const eduExpRecords = list(
  group({
    givenDegree: text(200),
    givenDegree1: text(200),
    givenFocus: text(200),
    givenFocus1: text(200),
    givenInstitution: text(200),
  }),
  20,
)

const workExpRecords = list(
  group({ givenCompany: text(200), givenShortDes: text(2000), givenTime: text(120), givenTitle: text(200) }),
  20,
)

const personalExperience = group({
  selectedCountryExpertise: list(text(80), 30),
  selectedExpertise: list(text(120), 3),
  selectedSector: list(text(120), 20),
})

const mentorMotivation = group({
  isEntrepreneur: flag(),
  isMentor: flag(),
  mentorRecords: list(
    group({ givenDuration: text(120), givenHours: text(120), givenInstitution: text(200) }),
    20,
  ),
  numberOfTeams: whole(0, 50),
  selectedSupport: list(text(120), 20),
  whyMentor: text(3000),
})

const userMotivation = group({
  isEntrepreneur: flag(),
  isMentee: flag(),
  mentorRecords: list(group({ givenInstitution: text(200), helpDes: text(2000) }), 20),
  selectedSupport: list(text(120), 20),
  whyMentee: text(3000),
})

export const userFields = {
  user_id: text(24),
  email: text(254),
  first_name: line(80),
  last_name: line(80),
  main_org: text(40),
  org_id: text(24),
  cohortId: text(24),
  role: option(roles),
  org_role: option(orgRoles),
  application_status: option(applicationStatuses),
  test_account: flag(),
  onboarded: flag(),
  locale: option(locales),
  mail_preference: option(mailPreferences),
  basic_data: basicData,
  businessDetails,
  commitments,
  eduExpRecords,
  workExpRecords,
  personal_experience: personalExperience,
  mentorMotivation,
  userMotivation,
} as const

/** What people write about themselves. The avatar comes by upload, agreements by signing up. */
export const userWritable = {
  first_name: userFields.first_name,
  last_name: userFields.last_name,
  locale: userFields.locale,
  mail_preference: userFields.mail_preference,
  basic_data: group(without(basicData.fields, 'avatar')),
  businessDetails,
  commitments: group({
    commitHours: commitments.fields.commitHours,
    commitNews: commitments.fields.commitNews,
  }),
  eduExpRecords,
  workExpRecords,
  personal_experience: personalExperience,
  mentorMotivation,
  userMotivation,
} as const

/** Which part of a person a permission row speaks of (permissions P08–P10, P19–P21). */
export const contactFields = ['email'] as const
export const contactBasicData = ['urlWhatsapp', 'phoneCode'] as const
export const privateFields = [
  'application_status',
  'test_account',
  'commitments',
  'mentorMotivation',
  'userMotivation',
  'mail_preference',
] as const
export const privateBasicData = ['birthDate', 'selectedGender', 'selectedNationality'] as const

function without<F extends object, K extends keyof F>(fields: F, name: K): Omit<F, K> {
  const { [name]: _dropped, ...rest } = fields
  return rest
}
