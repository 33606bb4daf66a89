import { expect, test } from 'vitest'
import { sampleOf } from '#course/samples/samples.ts'
import { record } from '#testing/plan-records.ts'
import { report } from './report.ts'

test('the report begins with who leads how much, the goals and what is due first', async () => {
  const english = await sampleOf('clay-filter', 'nine', 'en')
  expect(report(english.data, 'en')[1]).toMatchObject({
    text: '3 people lead all 10 activities that carry the business. The goals are "Open the workshop with a kiln that works", "Bring safe water to the first 100 families", and "Stand without the grant". The first objective is due on Dec 31, 2026: Sign the loan of 4,000 dollars and order the kiln.',
  })
  expect(report({}, 'es')).toEqual([])
})

test('one activity is spoken of as one', () => {
  const plan = {
    project: [{ ...record, _id: 'p', team_members: [{ name: 'Ana', activities: ['Reparar'] }] }],
    segment: [{ ...record, _id: 's', keyActivities: ['make: Reparar'] }],
  }
  expect(report(plan, 'es')[1]).toMatchObject({
    text: 'Una persona lidera la actividad que sostiene el negocio.',
  })
})
