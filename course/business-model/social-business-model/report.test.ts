import { expect, test } from 'vitest'
import { modelIds } from '#course/model-ids.ts'
import { shippedModels } from '#course/shipped-models.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { record } from '#testing/plan-records.ts'
import { report } from './report.ts'

const chosen = (modelId: string, type: 'social' | 'revenue') => ({
  ...{ modelId, type, selected: true, description: '' },
})
const plan: PlanData = {
  model: shippedModels.map((one) =>
    one._id === modelIds.employment ? { ...one, name: 'fair work', name_es: 'trabajo justo' } : one,
  ),
  business: [
    {
      ...record,
      _id: 'x',
      modelSelection: [
        chosen(modelIds.employment, 'social'),
        chosen('aaaaaaaaaaaaaaaaaaaaaaaa', 'social'),
        chosen(modelIds.leasing, 'revenue'),
      ],
    },
  ],
  segment: [
    { ...record, _id: 's', name: 'Families', role: 'Buyer', businessModels: [modelIds.leasing] },
    { ...record, _id: 't', name: 'Potters', role: 'Beneficiary', businessModels: [modelIds.employment] },
  ],
}

test('a model is told under the name that was edited last, with its drawing and for whom it is', () => {
  const blocks = report(plan, 'es')
  expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'picture', 'facts', 'heading', 'facts'])
  expect(blocks[0]).toEqual({ kind: 'heading', text: 'Trabajo justo' })
  expect(blocks[2]).toMatchObject({
    rows: [{ label: 'Cómo funciona' }, { label: 'Para quién', value: 'Potters' }],
  })
})

test('what is no longer offered is told without its id', () => {
  expect(report(plan, 'en')[3]).toEqual({ kind: 'heading', text: 'A model that is no longer offered' })
})

test('nothing is told before something is chosen', () => {
  expect(report({}, 'en')).toEqual([])
})
