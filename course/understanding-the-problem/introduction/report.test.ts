import { expect, test } from 'vitest'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { record } from '#testing/plan-records.ts'
import { report } from './report.ts'

const cause = (_id: string) => ({
  ...record,
  _id,
  causeType: 'main' as const,
  selected: true,
  description: _id,
})
const input = (stepKey: string, key: string, parent: string | null, value: string, valueArr?: string[]) => ({
  ...record,
  _id: `${key}${parent}${value}`,
  moduleKey: 'one',
  stepKey,
  key,
  parent,
  value,
  ...(valueArr && { valueArr }),
})
const verdict = (id: string, value: string) => input('making-sense', 'verdict', id, value)
const definition = { ...record, _id: 'b', problemDefinition: 'Children cough' }
const full: PlanData = {
  business: [{ ...definition, problemStatement: 'Children cough because of dust' }],
  cause: [cause('a'), cause('b'), cause('c')],
  question: [{ ...record, _id: 'q', parent: 'a', text: 'When?' }],
  source: ['s', 't'].map((_id) => ({ ...record, _id, text: _id, sourceType: 'people' as const })),
  activity: ['Sweep the road.', 'Plant trees'].map((name) => ({
    ...record,
    _id: name,
    name,
    activityType: 'impact' as const,
    selected: true,
  })),
  input: [
    verdict('a', 'confirmed'),
    verdict('b', 'confirmed'),
    verdict('c', 'rejected'),
    input('processing-information', 'note', 'q', 'In May', ['s']),
    input('processing-information', 'note', 'q', 'In June', ['t']),
    input('processing-information', 'note', 'q', 'Long ago', ['gone']),
    input('activities-outcomes', 'impact', null, 'Children breathe'),
  ],
}

test.each<[string, PlanData]>([
  ['nothing', {}],
  ['the first sentence alone', { business: [definition] }],
])('tells no story while there is none: %s', (_what, plan) => {
  expect(report(plan, 'en')).toEqual([])
})

test('begins with the first sentence while there is no tested one', () => {
  expect(
    report({ business: [definition], cause: [cause('a')], input: [verdict('a', 'partly')] }, 'en').at(-1),
  ).toEqual({
    kind: 'text',
    text: 'Children cough. We put 1 cause to the test: 1 held in part.',
    tone: 'lead',
  })
})

test('tells the whole module in one paragraph', () => {
  expect(report(full, 'en')).toEqual([
    { kind: 'heading', text: 'The story of the problem' },
    {
      kind: 'text',
      text: 'Children cough because of dust. We learned from 2 sources. We put 3 causes to the test: 2 held and 1 turned out wrong. What we will do about it: Sweep the road; Plant trees. The change we work for: Children breathe.',
      tone: 'lead',
    },
  ])
  expect(report(full, 'es').at(-1)).toMatchObject({
    text: 'Children cough because of dust. Aprendimos de 2 fuentes. Pusimos a prueba 3 causas: 2 se sostuvieron y 1 resultó equivocada. Lo que vamos a hacer: Sweep the road; Plant trees. El cambio por el que trabajamos: Children breathe.',
  })
})
