import { expect, test } from 'vitest'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { discreetPlan } from './discreet-plan.ts'

const planOf = (source: string, statement: string) =>
  ({
    source: [{ _id: 's', text: source, sourceType: 'people' }],
    business: [{ _id: 'b', problemStatement: statement }],
  }) as unknown as PlanData

test.each([
  ['Ana Ruiz, nurse', 'Ana Ruiz told us.', 'A. R. told us.'],
  [
    'Doña Rosa, market seller',
    'We asked Doña Rosa; Doña Rosalía too.',
    'We asked Doña R.; Doña Rosalía too.',
  ],
  ['Ana, nurse', 'Ana sells. Analysis of Ana.', 'Ana sells. Analysis of Ana.'],
  ['J. (Kit) Ruiz', 'J. is a letter.', 'J. is a letter.'],
  ['Ana Ruiz, nurse', 'Banana Ruiza, Ana Ruizes', 'Banana Ruiza, Ana Ruizes'],
])('%s: "%s" is told as "%s"', (source, written, told) => {
  expect(discreetPlan(planOf(source, written)).business?.[0]?.problemStatement).toBe(told)
})

test('where a source is named, also a first name alone is shortened', () => {
  expect(discreetPlan(planOf('Rosa, market seller', '')).source?.[0]?.text).toBe('R., market seller')
})

test('who was asked and works with the team is named as one of the team, and not as a source', () => {
  const project = [{ _id: 'p', version: 1, team_members: [{ name: 'Ana Ruiz', email: 'ana@example.org' }] }]
  const told = discreetPlan({ ...planOf('Ana Ruiz, nurse', 'Ana Ruiz leads it.'), project } as PlanData)
  expect(told.business?.[0]?.problemStatement).toBe('Ana Ruiz leads it.')
  expect(told.source?.[0]?.text).toBe('A. R., nurse')
})
