import { expect, test } from 'vitest'
import { record } from '#testing/plan-records.ts'
import { labelsOf, personaRows } from './persona.ts'

test('the portrait of an organisation asks about its contact person', () => {
  const segment = { ...record, _id: 's', type: 'B2B' } as const
  expect(labelsOf(segment, 'en').name).toBe('Name of the contact person')
  expect(labelsOf({ ...segment, type: 'B2C' }, 'en').name).toBe('Name')
})

test('what is not known is left out', () => {
  const profile = { age: [20, 30], city: 'Kisumu', country: 'KE', income_amount: 1200 }
  const rows = personaRows({}, { ...record, _id: 's', profile }, 'es')
  expect(rows.map(({ value }) => value)).toEqual(['20 a 30 años', 'Kisumu, Kenia', '1\u202f200\u00a0US$'])
})
