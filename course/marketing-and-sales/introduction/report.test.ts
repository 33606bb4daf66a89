import { expect, test } from 'vitest'
import { finishedPlan } from '#testing/plan-of.ts'
import { report } from './report.ts'

test('the report begins with channels, customers and their cost in one paragraph', () => {
  expect(report(finishedPlan('en', 'five'), 'en')[1]).toMatchObject({
    text: 'We start with these channels: Own staff; Commission agent → Delivery company. In a year 5,000 people hear of us and 65 become customers. That takes $960.00, or $14.77 for each customer.',
  })
  expect(report({}, 'es')).toEqual([])
})
