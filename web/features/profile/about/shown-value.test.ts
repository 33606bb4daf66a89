import { expect, test } from 'vitest'
import { profileRoles } from '#domain/options/people.ts'
import type { Profile } from '#domain/progress/onboarding.ts'
import { shownValue } from './shown-value.ts'

const words = { yes: 'Yes', no: 'No' }
const profile: Profile = {
  basic_data: {
    birthDate: '1992-03-14',
    selectedCountry: 'KE',
    selectedLanguages: ['en', 'Dholuo'],
    selectedProfession: 'student',
    urlWhatsapp: '722 555 104',
    phoneCode: '+254',
  },
  workExpRecords: [{ givenTitle: 'Teacher', givenCompany: 'School', givenTime: null, givenShortDes: '' }],
}

test.each([
  ['basic_data.birthDate', 'date', 'en', ['March 14, 1992']],
  ['basic_data.birthDate', 'date', 'es', ['14 de marzo de 1992']],
  ['basic_data.selectedCountry', 'country', 'es', ['Kenia']],
  ['basic_data.selectedLanguages', 'languages', 'es', ['Inglés, Dholuo']],
  ['basic_data.urlWhatsapp', 'phone', 'en', ['+254 722 555 104']],
  ['basic_data.selectedCity', 'city', 'en', []],
  ['workExpRecords', 'records', 'en', ['Teacher · School']],
  ['userMotivation.isMentee', 'tick', 'en', ['No']],
] as const)('%s as %s in %s', (path, control, locale, expected) => {
  expect(shownValue({ path, control }, profile, locale, words)).toEqual(expected)
})

test('a choice is shown by its label', () => {
  const spec = { path: 'basic_data.selectedProfession', control: 'choice', options: profileRoles } as const
  expect(shownValue(spec, profile, 'es', words)).toEqual(['Estudiante'])
})
