import { expect, test } from 'vitest'
import { answerAt } from '#testing/plan-records.ts'
import { report } from './report.ts'

const place = 'three/identify-stakeholders/stakeholder'
const rosa = {
  ...answerAt(place, { value: 'Rosa', power: 20, interest: 90, position: 'In favor' }),
  _id: 'r',
}
const city = { ...answerAt(place, { value: 'City', power: 90, interest: 60 }), _id: 'c' }
const wants = answerAt('three/stakeholder-understanding/wants', { parent: 'c', value: ' Order ' })

test('nothing is told while nobody was understood', () => {
  expect(report({ input: [city] }, 'en')).toEqual([])
})

test('the heaviest come first, under the numbers of the grid', () => {
  expect(report({ input: [rosa, city, wants] }, 'en')).toMatchObject([
    { kind: 'picture' },
    {
      kind: 'table',
      rows: [
        ['2', 'City', 'Manage closely', '–', 'Order', '–'],
        ['1', 'Rosa', 'Keep informed', 'In favor', '–', '–'],
      ],
    },
  ])
})

test('where nobody is placed the table stands alone', () => {
  const blocks = report({ input: [{ ...rosa, power: null }] }, 'es')
  expect(blocks.map(({ kind }) => kind)).toEqual(['table'])
})
