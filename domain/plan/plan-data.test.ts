import { expect, test } from 'vitest'
import { answerAt } from '#testing/plan-records.ts'
import { answers } from './plan-data.ts'

const [first, second] = ['Ana', 'Ben'].map((value) =>
  answerAt('three/identify-stakeholders/stakeholder', { value }),
)
const wish = (value: string) => answerAt('three/stakeholder-understanding/wants', { parent: 'Ana', value })
const all = (input: Parameters<typeof answers>[0]['input']) =>
  answers(input ? { input } : {}, 'three', 'identify-stakeholders', 'stakeholder')

test('the answers of a step are the same list while another step is written', () => {
  if (!first || !second) throw new Error('Two stakeholders are needed')
  const before = all([first, second, wish('Water')])
  expect(before).toEqual([first, second])
  expect(all([first, second, wish('Clean water')])).toBe(before)
})

test('they are another list when one of them changes, comes or goes', () => {
  if (!first || !second) throw new Error('Two stakeholders are needed')
  const before = all([first, second])
  expect(all([first, { ...second, value: 'Bea' }])).not.toBe(before)
  expect(all([first])).toEqual([first])
  expect(all([])).toEqual([])
})
