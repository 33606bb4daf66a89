import { expect, test } from 'vitest'
import { profileParts } from '#web/forms/profile/profile-parts.ts'
import { faultsOf, gapsIn, gapsOf, isDone, partToContinue, percentOf } from './part-state.ts'

const asked = { role: 'entrepreneur', simpleOnboard: false } as const
const parts = profileParts('entrepreneur', asked)
const [about, contact, , experience] = parts
if (!about || !contact || !experience) throw new Error('The parts have changed')

const aboutFilled = {
  first_name: 'Ana',
  last_name: 'Rojas',
  basic_data: {
    selectedProfession: 'student',
    selectedCountry: 'CO',
    selectedLanguages: ['es'],
    providedBio: 'Hola',
  },
} as const

const filled = { ...aboutFilled, basic_data: { ...aboutFilled.basic_data, selectedLanguages: ['es'] } }

test('a newcomer begins at the first part with nothing done', () => {
  const gaps = gapsOf({}, asked)
  expect(partToContinue(parts, gaps)?.name).toBe('about')
  expect(percentOf(gaps, asked)).toBe(0)
  expect(parts.some((part) => isDone(part, {}, gaps))).toBe(false)
})

test('who filled the first part goes on with the second', () => {
  const gaps = gapsOf(filled, asked)
  expect(isDone(about, filled, gaps)).toBe(true)
  expect(partToContinue(parts, gaps)?.name).toBe('contact')
  expect(gapsIn(contact, gaps)).toEqual([
    { field: 'basic_data.urlWhatsapp', reason: 'required' },
    { field: 'basic_data.phoneCode', reason: 'phoneCode' },
  ])
})

test('a part without duties is done when something stands in it', () => {
  const gaps = gapsOf(filled, asked)
  expect(isDone(experience, filled, gaps)).toBe(false)
  expect(isDone(experience, { ...filled, workExpRecords: [{ givenTitle: 'Baker' }] }, gaps)).toBe(true)
})

test('with nothing missing the last part is shown', () => {
  expect(partToContinue(parts, [])?.name).toBe('commitments')
  expect(percentOf([], asked)).toBe(100)
})

test('without the hours typed nobody is at 100 %, in a simple cohort neither', () => {
  const complete = {
    ...filled,
    businessDetails: { givenBusinessName: 'Looms', givenProblemDes: 'Low pay', givenSolutionDes: 'A shop' },
    commitments: { commitConfidentiality: true, commitData: true, commitTime: true },
  }
  const simple = { role: 'entrepreneur', simpleOnboard: true } as const
  const gaps = gapsOf(complete, simple)
  expect(gaps).toEqual([{ field: 'commitments.commitHours', reason: 'required' }])
  expect(percentOf(gaps, simple)).toBeLessThan(100)
  expect(partToContinue(profileParts('entrepreneur', simple), gaps)?.name).toBe('commitments')
  const typed = { ...complete, commitments: { ...complete.commitments, commitHours: '5' } }
  expect(percentOf(gapsOf(typed, simple), simple)).toBe(100)
})

test('the agreements of the account are never a gap of the form', () => {
  const asksFor = gapsOf({}, asked).filter(({ field }) => field.startsWith('commitments.'))
  expect(asksFor.map(({ field }) => field)).toEqual(['commitments.commitHours'])
})

test('an address that nobody can follow is a fault, one without its beginning is none', () => {
  const withAddress = (urlWebsite: string) => ({
    ...filled,
    basic_data: { ...filled.basic_data, urlWebsite },
  })
  expect(faultsOf(parts, withAddress('my page'))).toEqual([
    { field: 'basic_data.urlWebsite', reason: 'notUrl' },
  ])
  expect(faultsOf(parts, withAddress('looms.pe'))).toEqual([])
  expect(faultsOf(parts, {})).toEqual([])
})
