import { describe, expect, it } from 'vitest'
import type { Fields } from '#domain/fields.ts'
import { userFields } from '#domain/programme/user.ts'
import { fieldsValidator } from '#domain/validators.ts'
import { onboardingGaps, type Profile, requiredFields } from './onboarding.ts'

const words = (count: number) => Array.from({ length: count }, (_, index) => `palabra${index}`).join(' ')

const full: Profile = {
  first_name: 'Ana',
  last_name: 'Quispe',
  basic_data: {
    selectedCountry: 'Peru',
    selectedLanguages: ['Spanish'],
    selectedProfession: 'social entrepreneur',
    providedBio: 'I build water filters.',
    urlWhatsapp: '987654321',
    phoneCode: '+51',
  },
  businessDetails: {
    givenBusinessName: 'Agua clara',
    givenProblemDes: 'Unsafe water',
    givenSolutionDes: 'Clay filters',
    selectedAboutSocBus: 'idea',
    selectedCountries: ['Peru'],
    selectedProduct: 'Filters',
    selectedSector: ['Water'],
  },
  commitments: { commitConfidentiality: true, commitData: true, commitTime: true, commitHours: '4 to 6' },
  personal_experience: { selectedExpertise: ['Marketing'] },
  mentorMotivation: { whyMentor: words(50), numberOfTeams: 2 },
  userMotivation: { whyMentee: words(150) },
}

const roles = ['entrepreneur', 'mentor'] as const
const [long, simple] = [{ simpleOnboard: false }, { simpleOnboard: true }]

describe('onboarding', () => {
  it.each(roles)('a complete profile of an %s has no gap', (role) => {
    expect(onboardingGaps(role, full, long)).toEqual([])
    expect(onboardingGaps(role, full, simple)).toEqual([])
  })

  it.each(roles)('an empty profile of an %s lacks exactly the required fields', (role) => {
    for (const cohort of [long, simple]) {
      expect(onboardingGaps(role, {}, cohort).map(({ field }) => field)).toEqual(requiredFields(role, cohort))
    }
  })

  it('a simple cohort asks for little', () => {
    const common = ['first_name', 'last_name', 'basic_data.selectedCountry', 'basic_data.selectedLanguages']
    expect(requiredFields('entrepreneur', simple)).toEqual([
      ...common,
      'businessDetails.givenBusinessName',
      'businessDetails.givenProblemDes',
      'businessDetails.givenSolutionDes',
      'commitments.commitHours',
    ])
    expect(requiredFields('mentor', simple)).toEqual([
      ...common,
      'personal_experience.selectedExpertise',
      'mentorMotivation.whyMentor',
      'commitments.commitHours',
    ])
  })

  it('asks only for fields that a profile has', () => {
    const valueAt = (path: string) =>
      path.split('.').reduce<Fields | undefined>((fields, name) => {
        const field = fields?.[name]
        return field?.kind === 'group' ? field.fields : field && { '': field }
      }, userFields)
    for (const role of roles)
      for (const path of requiredFields(role, long)) expect(valueAt(path)).toBeDefined()
    expect(fieldsValidator(userFields).safeParse(full).success).toBe(true)
  })

  const faults: [string, Profile, string, string][] = [
    ['a blank name', { first_name: '  ' }, 'first_name', 'required'],
    [
      'no language',
      { basic_data: { ...full.basic_data, selectedLanguages: [] } },
      'basic_data.selectedLanguages',
      'selectOne',
    ],
    [
      'no country code',
      { basic_data: { ...full.basic_data, phoneCode: '' } },
      'basic_data.phoneCode',
      'phoneCode',
    ],
    [
      'a code of letters',
      { basic_data: { ...full.basic_data, phoneCode: 'PE' } },
      'basic_data.phoneCode',
      'phoneCode',
    ],
    [
      'no telephone',
      { basic_data: { ...full.basic_data, urlWhatsapp: null } },
      'basic_data.urlWhatsapp',
      'required',
    ],
    [
      'a telephone of words',
      { basic_data: { ...full.basic_data, urlWhatsapp: 'ask my sister' } },
      'basic_data.urlWhatsapp',
      'notPhone',
    ],
    [
      'a telephone of two digits',
      { basic_data: { ...full.basic_data, urlWhatsapp: '12' } },
      'basic_data.urlWhatsapp',
      'notPhone',
    ],
    [
      'a telephone of twenty digits',
      { basic_data: { ...full.basic_data, urlWhatsapp: '9'.repeat(20) } },
      'basic_data.urlWhatsapp',
      'notPhone',
    ],
    [
      'no hours typed',
      { commitments: { ...full.commitments, commitHours: ' ' } },
      'commitments.commitHours',
      'required',
    ],
    [
      'no expertise',
      { personal_experience: { selectedExpertise: [] } },
      'personal_experience.selectedExpertise',
      'selectOne',
    ],
    [
      'four areas of expertise',
      { personal_experience: { selectedExpertise: ['a', 'b', 'c', 'd'] } },
      'personal_experience.selectedExpertise',
      'max3',
    ],
    [
      '49 words',
      { mentorMotivation: { numberOfTeams: 1, whyMentor: words(49) } },
      'mentorMotivation.whyMentor',
      'words50to150',
    ],
    [
      '151 words',
      { mentorMotivation: { numberOfTeams: 1, whyMentor: words(151) } },
      'mentorMotivation.whyMentor',
      'words50to150',
    ],
    [
      'no team to take',
      { mentorMotivation: { numberOfTeams: 0, whyMentor: words(60) } },
      'mentorMotivation.numberOfTeams',
      'required',
    ],
    [
      'no time',
      { commitments: { ...full.commitments, commitTime: false } },
      'commitments.commitTime',
      'required',
    ],
  ]
  it.each(faults)('%s', (_, change, field, reason) => {
    expect(onboardingGaps('mentor', { ...full, ...change }, long)).toEqual([{ field, reason }])
  })

  it('a number that begins with its country code needs no second one', () => {
    const basic_data = { ...full.basic_data, urlWhatsapp: '+51 987 654 321', phoneCode: null }
    expect(onboardingGaps('mentor', { ...full, basic_data }, long)).toEqual([])
  })

  it('promotion and news are no condition', () => {
    const commitments = { ...full.commitments, commitInformation: false, commitNews: false }
    expect(onboardingGaps('entrepreneur', { ...full, commitments }, long)).toEqual([])
  })

  const typed: [string, boolean][] = [
    ['4', true],
    ['5 hours', true],
    ['4 to 6 hours', true],
    ['4-6 horas por semana', true],
    ['5,5', true],
    ['', false],
    ['yes', false],
    ['3', false],
    ['7', false],
    ['40', false],
    ['2 to 6', false],
  ]
  it.each(typed)('typing %j commits: %s', (text, expected) => {
    const commitments = { ...full.commitments, commitHours: text }
    for (const cohort of [long, simple]) {
      expect(onboardingGaps('mentor', { ...full, commitments }, cohort)).toHaveLength(expected ? 0 : 1)
    }
  })
})
