import { expect, test } from 'vitest'
import { finishedPlan } from '#testing/plan-of.ts'
import { report } from './report.ts'

const plan = finishedPlan('en', 'five')

test('the report shows the funnel with its numbers, and one line for each pair and for all of them', () => {
  const blocks = report(plan, 'en')
  expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'picture', 'picture', 'table'])
  const [, funnel, worth, table] = blocks
  expect(funnel).toMatchObject({
    picture: {
      twin: ['People reached: 5,000', 'Leads: 300', 'Interested: 300', 'Customers: 65'].map((text) => ({
        text,
      })),
    },
  })
  expect(worth).toMatchObject({
    picture: {
      twin: ['Cost to win a customer: $14.77', 'Customer lifetime value: $48.00'].map((text) => ({ text })),
    },
  })
  expect(table).toMatchObject({
    rows: [
      [expect.any(String), '65', '$960.00', '$14.77', '$48.00', '3.25'],
      ['All together', '65', '$960.00', '$14.77', '–', '–'],
    ],
  })
})

test('where winning a customer costs more than one is worth, the report says so', () => {
  const activity = (plan.activity ?? []).map((one) =>
    one.name === 'Home visit' ? { ...one, conversion: 1.6 } : one,
  )
  expect(report({ ...plan, activity }, 'en')).toContainEqual({
    kind: 'text',
    text: 'Your cost of acquisition is higher than your customer lifetime value.',
  })
})

test('without a chosen activity there is nothing to report', () => {
  expect(report({ ...plan, activity: [] }, 'es')).toEqual([])
})
