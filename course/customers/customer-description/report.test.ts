import { expect, test } from 'vitest'
import type { Segment } from '#course/shared/segments.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { pictureFaults } from '#testing/picture-faults.ts'
import { answerAt, record } from '#testing/plan-records.ts'
import { circlesPicture } from './circles-picture.ts'
import { report } from './report.ts'

const segment = (_id: string, fields: Partial<Segment> = {}): Segment => ({
  ...record,
  _id,
  name: `Segment ${_id}`,
  profile: { age: [10, 20] },
  ...fields,
})
const counted = { addressableMarket: 24000, targetMarket: 6000, marketShare: 5 }

test('a segment that was only named tells nothing', () => {
  expect(report({ segment: [segment('a')] }, 'en')).toEqual([])
})

test('the portrait with jobs, the circles, and all markets in one table', () => {
  const plan: PlanData = {
    segment: [
      segment('a', {
        ...counted,
        profile: {
          name: 'Selvi',
          occupation: 'Tailor',
          age: [40, 50],
          country: 'IN',
          city: 'Madurai',
          story: 'At five …',
        },
        addressableMarketDescription: 'Members',
      }),
      segment('b', counted),
    ],
    input: [answerAt('two/customer-description/job', { parent: 'a', value: 'Thread a needle' })],
  }
  const blocks = report(plan, 'es')
  expect(blocks.map(({ kind }) => kind)).toEqual([
    ...['heading', 'text', 'facts', 'quote', 'text', 'list', 'picture', 'facts'],
    ...['heading', 'picture'],
    ...['heading', 'table'],
  ])
  expect(blocks[1]).toMatchObject({ text: 'Selvi – Tailor' })
  expect(blocks[2]).toMatchObject({ rows: [{ value: '40 a 50 años' }, { value: 'Madurai, India' }] })
  expect(blocks.at(-1)).toMatchObject({ rows: [{ 4: '300' }, { 0: 'Segment b' }] })
})

test.each<[string, Partial<Segment>]>([
  ['counted', counted],
  ['nothing counted', {}],
  ['very many', { addressableMarket: 1e12, targetMarket: 999_999_999_999, marketShare: 99.99 }],
])('the circles can be read on paper: %s', (_what, fields) => {
  for (const locale of ['en', 'es'] as const) {
    const one = segment('a', fields)
    expect(pictureFaults(circlesPicture({ segment: [one] }, one, locale))).toEqual([])
  }
})
