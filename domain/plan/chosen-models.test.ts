import { expect, test } from 'vitest'
import { record } from '#testing/plan-records.ts'
import { chosenModels, modelName, modelsOfSegment, type Selection, segmentsOfModel } from './chosen-models.ts'
import type { PlanData, SharedModel } from './plan-data.ts'

const model = (_id: string, type: string): SharedModel => ({
  ...{ _id, type, version: 1, name: `name ${_id}`, name_es: `nombre ${_id}` },
  ...{ description: '', description_es: '', examples: [], examples_es: [] },
})
const planWith = (modelSelection: Selection): PlanData => ({
  model: [model('a', 'social'), model('b', 'social'), model('c', 'revenue')],
  business: [{ ...record, _id: 'x', modelSelection }],
  segment: [
    { ...record, _id: 's', businessModels: ['b', 'c', 'gone'] },
    { ...record, _id: 't', businessModels: null },
  ],
})
const on = (modelId: string, type: 'social' | 'revenue') => ({ modelId, type, selected: true })
const ids = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id)

test.each<[string, Selection, string[]]>([
  ['nothing', [], []],
  [
    'in the order in which they are offered',
    [on('c', 'revenue'), on('b', 'social'), on('a', 'social')],
    ['a', 'b', 'c'],
  ],
  ['not what was taken back', [on('a', 'social'), { ...on('b', 'social'), selected: false }], ['a']],
  ['each once, by the last word', [on('a', 'social'), { ...on('a', 'social'), selected: false }], []],
  ['also what is no longer offered, last', [on('gone', 'social'), on('a', 'social')], ['a', 'gone']],
  ['nothing without a type', [{ modelId: 'a', selected: true }], []],
])('chosen is %s', (_, selection, expected) => {
  expect(ids(chosenModels(planWith(selection)))).toEqual(expected)
})

test('a segment has the models that it names and the business has chosen, of one type if asked', () => {
  const plan = planWith([on('a', 'social'), on('b', 'social'), on('c', 'revenue')])
  const [first] = plan.segment ?? []
  if (!first) throw new Error('There is no segment')
  expect(ids(modelsOfSegment(plan, first))).toEqual(['b', 'c'])
  expect(ids(modelsOfSegment(plan, first, 'revenue'))).toEqual(['c'])
  expect(segmentsOfModel(plan, 'b').map(({ _id }) => _id)).toEqual(['s'])
  expect(segmentsOfModel(planWith([]), 'b')).toEqual([])
})

test('a model goes by its name in the language of the reader', () => {
  expect(modelName(model('a', 'social'), 'en')).toBe('Name a')
  expect(modelName(model('a', 'social'), 'es')).toBe('Nombre a')
  expect(modelName(undefined, 'es')).toBe('Un modelo que ya no se ofrece')
})
