import { expect, test } from 'vitest'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { pictureFaults } from '#testing/picture-faults.ts'
import { answerAt, record } from '#testing/plan-records.ts'
import { report } from './report.ts'

const plan: PlanData = {
  input: [answerAt('one/finding-your-why/what', { value: 'Filters' })],
  segment: [
    {
      ...record,
      _id: 's1',
      name: 'Families',
      role: 'Buyer',
      offeringMatch: [{ offeringId: 'o1', title: 'The pot' }],
    },
    { ...record, _id: 's2', name: 'Schools', role: 'End-user' },
  ],
  offering: [
    {
      ...record,
      _id: 'o1',
      name: 'Filter',
      type: 'Product',
      description: 'Cleans',
      inputId: 'what Filters',
      segmentMatch: ['s1', 's2'],
    },
    { ...record, _id: 'o2', name: 'Visit' },
  ],
}

test.each<[string, PlanData]>([
  ['no offering', { segment: plan.segment ?? [] }],
  ['an offering without a name', { offering: [{ ...record, _id: 'o', name: ' ' }] }],
])('shows nothing: %s', (_what, given) => {
  expect(report(given, 'en')).toEqual([])
})

test('offerings, the matrix, and each pair in the words of its segment', () => {
  expect(report(plan, 'es')).toMatchObject([
    {
      kind: 'table',
      rows: [
        ['1', 'Filter (del círculo dorado)', 'Producto', 'Cleans'],
        ['2', 'Visit', '–', '–'],
      ],
    },
    { kind: 'picture' },
    {
      kind: 'table',
      rows: [
        ['Families', 'Filter', 'The pot', '–'],
        ['Schools', 'Filter', 'Filter', '–'],
      ],
    },
  ])
})

test('who should be offered something and is not is told in words, not by a colour alone', () => {
  const workers = { ...record, _id: 's3', name: 'Workers', role: 'Beneficiary' } as const
  const segment = [...(plan.segment ?? []), workers]
  const offering = (plan.offering ?? []).map((one) => ({ ...one, segmentMatch: ['s1'] }))
  const picture = report({ ...plan, segment, offering }, 'en').find((block) => block.kind === 'picture')
  const said = picture?.kind === 'picture' ? picture.picture.shapes : []
  expect(said.filter((shape) => shape.kind === 'text' && shape.ink === 'warn')).toMatchObject([
    { lines: ['Nothing for them yet'] },
  ])
})

test('can be read on paper with twelve segments and ten offerings', () => {
  const name = 'Families without piped water in the settlements along the lake, and their neighbours '
  const segment = Array.from({ length: 12 }, (_, index) => ({ ...record, _id: `s${index}`, name }))
  const offering = Array.from({ length: 10 }, (_, index) => ({
    ...record,
    _id: `o${index}`,
    name,
    segmentMatch: ['s1', 's2', `s${index}`],
  }))
  const picture = report({ segment, offering }, 'en').find((block) => block.kind === 'picture')
  expect(picture?.kind === 'picture' && pictureFaults(picture.picture)).toEqual([])
})
