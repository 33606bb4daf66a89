import { expect, test } from 'vitest'
import { sampleOf } from '#course/samples/samples.ts'
import { report } from './report.ts'

test('the report begins with the goals, the indicators and the first number', async () => {
  const english = await sampleOf('clay-filter', 'eight', 'en')
  expect(report(english.data, 'en')[1]).toMatchObject({
    text: 'We contribute to goal 6 (Clean Water and Sanitation), goal 3 (Good Health and Well-being), and goal 1 (No Poverty). 5 indicators show whether our 3 activities change something for people. The first of them: Share of visited homes whose filtered water shows no germs, from 15 today to 90 in a year.',
  })
  expect(report({}, 'es')).toEqual([])
})
