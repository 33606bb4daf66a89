import { expect, test } from 'vitest'
import { answerAt, record } from '#testing/plan-records.ts'
import { report } from './report.ts'

const segment = [{ ...record, _id: 's', name: 'Schools', role: 'Buyer' as const }]

test('nothing is told while only the roles of module two are known', () => {
  expect(report({ segment }, 'en')).toEqual([])
})

test('the picture, what each segment does, and what changes for the people who are helped', () => {
  const input = [
    answerAt('four/business-model/flow', {
      parent: 's',
      valueArr: ['pays', 'uses'],
      description: ' By term ',
    }),
  ]
  const business = [{ ...record, _id: 'b', impactModel: 'workers', impactDescription: 'They earn.' } as const]
  expect(report({ segment, input, business }, 'es')).toMatchObject([
    { kind: 'picture' },
    { kind: 'table', rows: [['Schools', 'Paga · Usa', 'By term']] },
    { kind: 'facts', rows: [{ value: 'Trabajadores' }, { value: 'They earn.' }] },
  ])
})
