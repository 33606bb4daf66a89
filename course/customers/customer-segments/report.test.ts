import { expect, test } from 'vitest'
import type { Segment } from '#course/shared/segments.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { pictureFaults } from '#testing/picture-faults.ts'
import { record } from '#testing/plan-records.ts'
import { report } from './report.ts'
import { trianglePicture } from './triangle-picture.ts'

const segment = (name: string, fields: Partial<Segment> = {}): Segment => ({
  ...record,
  _id: name,
  name,
  ...fields,
})
const some: PlanData = {
  segment: [segment('Schools', { role: 'Buyer', type: 'B2B' }), segment('Pupils', { role: 'End-user' })],
}

test('shows nothing while no segment has a name', () => {
  expect(report({ segment: [segment(' ')] }, 'en')).toEqual([])
})

test('the triangle, and each segment with its role and type', () => {
  expect(report(some, 'es').at(-1)).toMatchObject({
    rows: [
      ['Schools', 'Comprador', 'Organizaciones'],
      ['Pupils', 'Usuario final', '–'],
    ],
  })
  const { label, twin } = trianglePicture(some, 'en')
  expect(label).toContain('2 of 3')
  expect(twin?.map(({ text }) => text)).toEqual([
    'End-user (uses)',
    'Pupils',
    'Buyer (pays)',
    'Schools',
    'Beneficiary (benefits)',
    'Nobody yet',
  ])
})

test('a corner turns green with its first segment', () => {
  const [uses, pays, benefits] = trianglePicture(some, 'en').shapes
  expect([uses, pays, benefits].map((shape) => shape && 'fill' in shape && shape.fill)).toEqual([
    'brand-soft',
    'brand-soft',
    'paper',
  ])
})

const many = Array.from({ length: 12 }, (_, n) =>
  segment(`${n} of the families who live along the north road and have no truck of their own`, {
    role: 'Buyer',
  }),
)

test.each<[string, PlanData]>([
  ['nobody', {}],
  ['some', some],
  ['twelve in one corner', { segment: many }],
  ['a word without end', { segment: [segment('w'.repeat(120), { role: 'Beneficiary' })] }],
])('can be read on paper: %s', (_what, plan) => {
  for (const locale of ['en', 'es'] as const) {
    expect(pictureFaults(trianglePicture(plan, locale))).toEqual([])
  }
})
