import type { FieldError, Reason } from '#domain/errors.ts'
import type { Fields, ValueOf } from '#domain/fields.ts'
import type { userFields } from '#domain/programme/user.ts'
import { wordCount } from '#domain/text.ts'

type Kept<T> = T extends readonly (infer Item)[]
  ? readonly Kept<Item>[]
  : T extends object
    ? { readonly [K in keyof T]: Kept<T[K]> }
    : T
type Values<F extends Fields> = { readonly [K in keyof F]?: Kept<ValueOf<F[K]>> }
export type Profile = Values<typeof userFields>

type Rule = readonly [field: string, check: (value: unknown, profile: Profile) => Reason | null]

const motivationWords = { min: 50, max: 150 }
const mostExpertise = 3
/** Hours per week that people commit to. */
const hours = { min: 4, max: 6 }

const required = (value: unknown) => (isBlank(value) ? 'required' : null)
const agreed = (value: unknown) => (value === true ? null : 'required')
const atLeastOne = (value: unknown) => (countOf(value) > 0 ? null : 'selectOne')

const names: readonly Rule[] = [
  ['first_name', required],
  ['last_name', required],
]
const whereabouts: readonly Rule[] = [
  ['basic_data.selectedCountry', required],
  ['basic_data.selectedLanguages', atLeastOne],
]
const idea: readonly Rule[] = [
  ['businessDetails.givenBusinessName', required],
  ['businessDetails.givenProblemDes', required],
  ['businessDetails.givenSolutionDes', required],
]
const expertise: Rule = ['personal_experience.selectedExpertise', oneToThree]
const mentorWhy: Rule = ['mentorMotivation.whyMentor', motivation]

const aboutYou: readonly Rule[] = [
  ...names,
  ['basic_data.selectedProfession', required],
  ...whereabouts,
  ['basic_data.providedBio', required],
  ['basic_data.urlWhatsapp', phoneNumber],
  ['basic_data.phoneCode', countryCode],
]
/** The promotion consent is asked for at sign-up but may be withdrawn later, so it is none of these. */
const agreements: readonly Rule[] = [
  ['commitments.commitConfidentiality', agreed],
  ['commitments.commitData', agreed],
  ['commitments.commitTime', agreed],
]
const time: Rule = ['commitments.commitHours', timeCommitment]

const rules: Readonly<
  Record<'full' | 'simple', Readonly<Record<'entrepreneur' | 'mentor', readonly Rule[]>>>
> = {
  full: {
    entrepreneur: [
      ...aboutYou,
      ...idea,
      ['businessDetails.selectedProduct', required],
      ['businessDetails.selectedCountries', atLeastOne],
      ['businessDetails.selectedSector', atLeastOne],
      ['businessDetails.selectedAboutSocBus', required],
      ['userMotivation.whyMentee', motivation],
      ...agreements,
      time,
    ],
    mentor: [
      ...aboutYou,
      expertise,
      mentorWhy,
      ['mentorMotivation.numberOfTeams', (value) => (Number(value ?? 0) >= 1 ? null : 'required')],
      ...agreements,
      time,
    ],
  },
  simple: {
    entrepreneur: [...names, ...whereabouts, ...idea, time],
    mentor: [...names, ...whereabouts, expertise, mentorWhy, time],
  },
}

/** What still keeps a person from being onboarded, in the order in which the form asks. */
export function onboardingGaps(
  role: 'entrepreneur' | 'mentor',
  profile: Profile,
  cohort: { readonly simpleOnboard: boolean },
): FieldError[] {
  return rules[cohort.simpleOnboard ? 'simple' : 'full'][role].flatMap(([field, check]) => {
    const reason = check(valueAt(profile, field), profile)
    return reason ? [{ field, reason }] : []
  })
}

/** Given with the account, so no form asks for them again. */
export const givenAtSignUp: readonly string[] = agreements.map(([field]) => field)

/** The names of the fields that a form has to mark as required. */
export function requiredFields(
  role: 'entrepreneur' | 'mentor',
  cohort: { readonly simpleOnboard: boolean },
): string[] {
  return rules[cohort.simpleOnboard ? 'simple' : 'full'][role].map(([field]) => field)
}

/** The time commitment is typed, not ticked: "5", "4 to 6", "4-6 horas". Every number in it must be in range. */
function isTimeCommitment(typed: string): boolean {
  const numbers = (typed.match(/-?\d+([.,]\d+)?(?!\d)/g) ?? []).map((found) =>
    Math.abs(Number(found.replace(',', '.'))),
  )
  return numbers.length > 0 && numbers.every((number) => number >= hours.min && number <= hours.max)
}

function timeCommitment(value: unknown): Reason | null {
  if (isBlank(value)) return 'required'
  return isTimeCommitment(String(value)) ? null : 'hours4to6'
}

function motivation(value: unknown): Reason | null {
  if (isBlank(value)) return 'required'
  const words = wordCount(String(value))
  return words < motivationWords.min || words > motivationWords.max ? 'words50to150' : null
}

function oneToThree(value: unknown): Reason | null {
  const count = countOf(value)
  if (count === 0) return 'selectOne'
  return count > mostExpertise ? 'max3' : null
}

/** Digits with what people put between them. The shortest national numbers have five; none has more than fifteen. */
function phoneNumber(value: unknown): Reason | null {
  if (isBlank(value)) return 'required'
  const typed = String(value).trim()
  const digits = typed.replace(/\D/gu, '').length
  return /^\+?[\d\s().\-/]+$/u.test(typed) && digits >= 5 && digits <= 15 ? null : 'notPhone'
}

/** The code stands in its own field or in front of the number. */
function countryCode(value: unknown, profile: Profile): Reason | null {
  const code = String(value ?? '').trim()
  const phone = String(profile.basic_data?.urlWhatsapp ?? '').trim()
  return /^\+?[1-9]\d{0,3}$/.test(code) || /^\+[1-9]/.test(phone) ? null : 'phoneCode'
}

function isBlank(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
}

function countOf(value: unknown): number {
  return Array.isArray(value) ? value.filter((entry) => !isBlank(entry)).length : 0
}

function valueAt(profile: Profile, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (at, name) =>
        typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[name] : undefined,
      profile,
    )
}
