import type { Choice, Field } from '#domain/fields.ts'
import { genders } from '#domain/options/customers.ts'
import { expertises, sectors } from '#domain/options/know-how.ts'
import { businessStages, profileRoles } from '#domain/options/people.ts'
import { userFields } from '#domain/programme/user.ts'
import { requiredFields } from '#domain/progress/onboarding.ts'
import type { ProfilePath } from './words.ts'

export type JoiningRole = 'entrepreneur' | 'mentor'
export type ProfileControl =
  | 'text'
  | 'long'
  | 'words'
  | 'url'
  | 'date'
  | 'number'
  | 'choice'
  | 'country'
  | 'state'
  | 'city'
  | 'countries'
  | 'languages'
  | 'typed'
  | 'phone'
  | 'tick'
  | 'records'

export type ProfileField = {
  readonly path: ProfilePath
  readonly control: ProfileControl
  readonly options?: readonly Choice[]
  /** Asked only when this flag is ticked. */
  readonly when?: string
}

export type ProfilePartName =
  | 'about'
  | 'contact'
  | 'business'
  | 'expertise'
  | 'experience'
  | 'motivation'
  | 'commitments'
export type ProfilePart = { readonly name: ProfilePartName; readonly fields: readonly ProfileField[] }

const about: readonly ProfileField[] = [
  { path: 'first_name', control: 'text' },
  { path: 'last_name', control: 'text' },
  { path: 'basic_data.selectedProfession', control: 'choice', options: profileRoles },
  { path: 'basic_data.birthDate', control: 'date' },
  { path: 'basic_data.selectedGender', control: 'choice', options: genders },
  { path: 'basic_data.selectedNationality', control: 'country' },
  { path: 'basic_data.selectedCountry', control: 'country' },
  { path: 'basic_data.selectedState', control: 'state' },
  { path: 'basic_data.selectedCity', control: 'city' },
  { path: 'basic_data.selectedLanguages', control: 'languages' },
  { path: 'basic_data.providedBio', control: 'long' },
]

const contact: readonly ProfileField[] = [
  { path: 'basic_data.urlWhatsapp', control: 'phone' },
  { path: 'basic_data.urlLinkedin', control: 'url' },
  { path: 'basic_data.urlInstagram', control: 'url' },
  { path: 'basic_data.urlFacebook', control: 'url' },
  { path: 'basic_data.urlTwitter', control: 'url' },
  { path: 'basic_data.urlWebsite', control: 'url' },
]

const business: readonly ProfileField[] = [
  { path: 'businessDetails.givenBusinessName', control: 'text' },
  { path: 'businessDetails.selectedProduct', control: 'text' },
  { path: 'businessDetails.selectedCountries', control: 'countries' },
  { path: 'businessDetails.selectedSector', control: 'typed', options: sectors },
  { path: 'businessDetails.selectedAboutSocBus', control: 'choice', options: businessStages },
  { path: 'businessDetails.givenProblemDes', control: 'long' },
  { path: 'businessDetails.givenSolutionDes', control: 'long' },
]

const expertise: readonly ProfileField[] = [
  { path: 'personal_experience.selectedExpertise', control: 'typed', options: expertises },
  { path: 'personal_experience.selectedSector', control: 'typed', options: sectors },
  { path: 'personal_experience.selectedCountryExpertise', control: 'countries' },
]

const experience: readonly ProfileField[] = [
  { path: 'workExpRecords', control: 'records' },
  { path: 'eduExpRecords', control: 'records' },
]

const motivation: Readonly<Record<JoiningRole, readonly ProfileField[]>> = {
  entrepreneur: [
    { path: 'userMotivation.whyMentee', control: 'words' },
    { path: 'userMotivation.selectedSupport', control: 'typed', options: expertises },
    { path: 'userMotivation.isEntrepreneur', control: 'tick' },
    { path: 'userMotivation.isMentee', control: 'tick' },
    { path: 'userMotivation.mentorRecords', control: 'records', when: 'userMotivation.isMentee' },
  ],
  mentor: [
    { path: 'mentorMotivation.whyMentor', control: 'words' },
    { path: 'mentorMotivation.numberOfTeams', control: 'number' },
    { path: 'mentorMotivation.selectedSupport', control: 'typed', options: expertises },
    { path: 'mentorMotivation.isEntrepreneur', control: 'tick' },
    { path: 'mentorMotivation.isMentor', control: 'tick' },
    { path: 'mentorMotivation.mentorRecords', control: 'records', when: 'mentorMotivation.isMentor' },
  ],
}

const commitments: readonly ProfileField[] = [
  { path: 'commitments.commitHours', control: 'text' },
  { path: 'commitments.commitNews', control: 'tick' },
]

/** What people are asked about themselves, part by part. A simple cohort asks only what it requires. */
export function profileParts(role: JoiningRole, cohort: { simpleOnboard: boolean }): readonly ProfilePart[] {
  const all: readonly ProfilePart[] = [
    { name: 'about', fields: about },
    { name: 'contact', fields: contact },
    role === 'mentor' ? { name: 'expertise', fields: expertise } : { name: 'business', fields: business },
    { name: 'experience', fields: experience },
    { name: 'motivation', fields: motivation[role] },
    { name: 'commitments', fields: commitments },
  ]
  if (!cohort.simpleOnboard) return all
  const required = requiredFields(role, cohort)
  return all
    .map((part) => ({ ...part, fields: part.fields.filter(({ path }) => required.includes(path)) }))
    .filter((part) => part.fields.length > 0)
}

/** Every path that a field writes: a telephone number has its code beside it. */
export function pathsOf({ path, control }: ProfileField): readonly string[] {
  return control === 'phone' ? [path, 'basic_data.phoneCode'] : [path]
}

/** The domain's own description of a field, for its limits. */
export function fieldAt(path: string): Field {
  const [name = '', inner] = path.split('.')
  const outer: Field | undefined = (userFields as Record<string, Field>)[name]
  const field = inner && outer?.kind === 'group' ? outer.fields[inner] : outer
  if (!field) throw new Error(`There is no field ${path}`)
  return field
}
