import { expect, test } from 'vitest'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { record } from '#testing/plan-records.ts'
import { earlierFor } from './earlier.ts'
import { checksOf, gaps, type Parts, partsOf, withPart } from './proposition.ts'
import { words } from './words.ts'

const full: Parts = {
  who: 'Sellers at the gate',
  need: 'run out of ice',
  offering: 'Polar',
  category: 'a delivery',
  benefit: 'keeps the fish fresh until evening',
  alternative: 'The factory lorry',
  difference: 'come at six, or the bag is free',
}
const segments = [
  { ...record, _id: 'a', name: 'Sellers', role: 'Buyer' },
  { ...record, _id: 'b', name: 'Fishers', role: 'Beneficiary' },
] as const
const plan: PlanData = { segment: segments, offering: [], input: [], proposition: [] }

test('eight parts are kept, the segment first, and a part changes alone', () => {
  const parts = withPart('a', full, 'who', 'Women with a stall')
  expect(parts).toEqual(['a', 'Women with a stall', ...Object.values(full).slice(1)])
  const kept = { ...plan, proposition: [{ ...record, _id: 'p', parts }] }
  expect(partsOf(kept, 'a')).toEqual({ ...full, who: 'Women with a stall' })
  expect(partsOf(kept, 'b').who).toBe('')
})

test('who pays needs a whole sentence; who does not needs none', () => {
  expect(gaps(plan).map(({ field }) => field)).toEqual(Object.keys(full).map((part) => `${part}:a`))
  const parts = withPart('a', full, 'benefit', ' ')
  expect(gaps({ ...plan, proposition: [{ ...record, _id: 'p', parts }] })).toEqual([
    { field: 'benefit:a', message: 'required' },
  ])
  expect(gaps({ ...plan, segment: [] })).toHaveLength(1)
})

test('the sentence reads as one, whatever the parts begin with', () => {
  const said = words.en.say({ ...full, need: 'Who run out of ice.', difference: 'We come at six' })
  expect(said).toBe(
    'For sellers at the gate who run out of ice, Polar is a delivery that keeps the fish fresh until evening. Unlike the factory lorry, we come at six.',
  )
  expect(words.es.say({ ...full, alternative: '', difference: '' })).toMatch(/A diferencia de …, …$/)
})

test.each([
  ['spoken', { category: 'an innovative solution' }],
  ['spoken', { need: '' }],
  ['oneBenefit', { benefit: 'is fast, cheap, clean and near' }],
  ['oneBenefit', { benefit: '' }],
  ['namesAlternative', { alternative: 'Nothing' }],
  ['namesAlternative', { alternative: 'Nadie' }],
  ['canBeShown', { difference: 'offer better quality' }],
  ['canBeShown', { difference: 'tenemos el mejor servicio' }],
] as const)('“%s” is not met by %o', (check, other) => {
  expect(Object.values(checksOf(full))).toEqual([true, true, true, true])
  expect(checksOf({ ...full, ...other })[check]).toBe(false)
})

test('blanks are offered what earlier work says of the segment, the strongest need first', () => {
  const at = { moduleKey: 'three', parent: null }
  const told = earlierFor(
    {
      ...plan,
      pain: [
        { ...record, _id: 'p1', title: 'Ice melts', level: 2, parent: 'a' },
        { ...record, _id: 'p2', title: 'Fish spoils', level: 5, parent: 'a' },
        { ...record, _id: 'p3', title: 'No boat', level: 5, parent: 'b' },
      ],
      offering: [
        {
          ...record,
          _id: 'o',
          name: 'Polar',
          segmentMatch: ['a'],
          painMatch: [
            { painId: 'p2', title: 'Fresh until evening', description: '' },
            { painId: 'p3', title: 'A boat', description: '' },
          ],
        },
      ],
      activity: [{ ...record, _id: 'act', name: 'Deliver at dawn' }],
      input: [
        { ...record, ...at, _id: 's', stepKey: 'map-current-solutions', key: 'solution', value: 'The lorry' },
        { ...record, ...at, _id: 'g', stepKey: 'opportunity', key: 'gap', parent: 'act', selected: true },
      ],
    },
    segments[0],
    'en',
  )
  expect(told).toEqual({
    who: ['Sellers'],
    need: ['Fish spoils', 'Ice melts'],
    offering: ['Polar'],
    category: [],
    benefit: ['Fresh until evening'],
    alternative: ['The lorry'],
    difference: ['Deliver at dawn'],
  })
})
