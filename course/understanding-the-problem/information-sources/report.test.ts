import { expect, test } from 'vitest'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { answerAt, record } from '#testing/plan-records.ts'
import { report } from './report.ts'

const source = (text: string, sourceType: 'people' | 'document') => ({
  ...record,
  _id: text,
  text,
  sourceType,
})
const asked = (parent: string) => answerAt('one/information-sources/covers', { parent, selected: true })

test.each<[string, PlanData]>([
  ['no source', {}],
  ['a source without words', { source: [source(' ', 'people')] }],
])('shows nothing: %s', (_what, plan) => {
  expect(report(plan, 'en')).toEqual([])
})

test('lists the sources by type, with their state', () => {
  const plan: PlanData = {
    source: [source('Census', 'document'), source('Rosa', 'people'), source('Luz', 'people')],
    input: [asked('Luz')],
  }
  expect(report(plan, 'en')).toEqual([
    { kind: 'heading', text: 'People who live the problem' },
    { kind: 'list', items: ['Rosa (planned)', 'Luz (done)'] },
    { kind: 'heading', text: 'Documents' },
    { kind: 'list', items: ['Census (planned)'] },
  ])
  expect(report(plan, 'es').at(-1)).toEqual({ kind: 'list', items: ['Census (planeada)'] })
})
