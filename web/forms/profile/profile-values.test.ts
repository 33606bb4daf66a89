import { expect, test } from 'vitest'
import { dataOf, valueAt, withValue } from './profile-values.ts'

const profile = {
  first_name: 'Ana',
  basic_data: { selectedCountry: 'CO', urlFacebook: 'facebook.com/ana', birthDate: '' },
  workExpRecords: [{ givenTitle: 'Baker' }, { givenTitle: '' }, {}],
}

test('reads by path, also where the group is missing', () => {
  expect(valueAt(profile, 'basic_data.selectedCountry')).toBe('CO')
  expect(valueAt(profile, 'userMotivation.whyMentee')).toBeUndefined()
})

test('writes one value and leaves the others alone', () => {
  const next = withValue(profile, 'basic_data.selectedCountry', 'PE')
  expect(next.basic_data).toMatchObject({ selectedCountry: 'PE', urlFacebook: 'facebook.com/ana' })
  expect(profile.basic_data.selectedCountry).toBe('CO')
  expect(withValue({}, 'userMotivation.whyMentee', 'Why')).toEqual({ userMotivation: { whyMentee: 'Why' } })
})

test('sends only what was named, addresses made whole, empty dates and entries left out', () => {
  expect(
    dataOf(profile, [
      'basic_data.urlFacebook',
      'basic_data.birthDate',
      'workExpRecords',
      'userMotivation.whyMentee',
    ]),
  ).toEqual({
    basic_data: { urlFacebook: 'https://facebook.com/ana', birthDate: null },
    workExpRecords: [{ givenTitle: 'Baker' }],
    userMotivation: { whyMentee: null },
  })
})

test('a telephone number is no address', () => {
  expect(dataOf({ basic_data: { urlWhatsapp: ' 300 123 ' } }, ['basic_data.urlWhatsapp'])).toEqual({
    basic_data: { urlWhatsapp: '300 123' },
  })
})
