import { expect, test } from 'vitest'
import { stakeholdersOf } from '#course/stakeholders/shared/stakeholders.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { answerAt, record } from '#testing/plan-records.ts'
import { offersOf, takenOver } from './offers.ts'

const place = 'three/identify-stakeholders/stakeholder'
const solution = (value: string, groupName: string) =>
  answerAt('three/map-current-solutions/solution', { value, groupName })

const plan: PlanData = {
  segment: [
    { ...record, _id: 'seg1', name: ' Mothers ', role: 'Buyer' },
    { ...record, _id: 'seg2', name: '' },
  ],
  source: [
    { ...record, _id: 'src1', text: 'Doña Rosa', sourceType: 'people' },
    { ...record, _id: 'src2', text: 'A report', sourceType: 'document' },
  ],
  input: [
    solution('Doing nothing', 'habit'),
    solution('Water shop', 'business'),
    solution('City', 'government'),
  ],
}
const offered = (given: PlanData) => offersOf(given, stakeholdersOf(given))

test('segments, solutions and people are offered; habits, papers and what has no name are not', () => {
  expect(offered(plan).map(({ name, from, group }) => [name, from, group])).toEqual([
    ['Mothers', 'segments', 'customers'],
    ['Water shop', 'solutions', 'competitors'],
    ['City', 'solutions', 'government'],
    ['Doña Rosa', 'people', 'community'],
  ])
})

test('a segment brings its role, and hangs on the segment', () => {
  const [mothers] = offered(plan)
  expect(mothers?.parent).toBe('seg1')
  expect(mothers && takenOver(mothers)).toEqual({
    value: 'Mothers',
    groupName: 'customers',
    segmentType: 'Buyer',
  })
})

test('who is there already is not offered again, known by origin or by name', () => {
  const known = [
    answerAt(place, { value: 'Mothers of Nyalenda', parent: 'seg1' }),
    answerAt(place, { value: 'dona rosa' }),
  ]
  const taken = offered({ ...plan, input: [...(plan.input ?? []), ...known] }).filter(
    ({ isTaken }) => isTaken,
  )
  expect(taken.map(({ name }) => name)).toEqual(['Mothers', 'Doña Rosa'])
})
