import { expect, test } from 'vitest'
import { managePlace } from './manage-place.ts'

test('organisation and cohort are read from the address in both languages', () => {
  const place = { org: 'red semilla', cohortId: '64a000000000000000000001' }
  expect(managePlace('/manage/red%20semilla/64a000000000000000000001/applications')).toEqual(place)
  expect(managePlace('/es/manage/red%20semilla/64a000000000000000000001/dashboard/mentors')).toEqual(place)
})
