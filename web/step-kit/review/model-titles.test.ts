import { expect, test } from 'vitest'
import { module } from '#course/business-model/module.ts'
import { changedSteps } from '#course/changed-steps.ts'
import { fieldNamesOf } from '#course/contract/field-names.ts'
import { modelIds } from '#course/model-ids.ts'
import { moduleChanges } from '#course/module-changes.ts'
import { shippedModels } from '#course/shipped-models.ts'
import { modelTitles } from './model-titles.ts'
import { toldChanges } from './told-changes.ts'

type Row = { readonly modelId: string; readonly type: string; readonly selected: boolean }

const planWith = (...modelSelection: readonly Row[]) => [
  { _id: 'b', kind: 'business', data: { modelSelection } },
]
const employment = { modelId: modelIds.employment, type: 'social', selected: true }
const leasing = { modelId: modelIds.leasing, type: 'revenue', selected: true }
const ads = { modelId: modelIds.ads, type: 'revenue', selected: true }

test('a review tells the models that were chosen and taken back by their names, in the step of their kind', async () => {
  const before = planWith(employment, leasing)
  const after = planWith(employment, { ...leasing, selected: false }, ads)
  expect(changedSteps(module, before, after)).not.toContain('social-business-model')
  const fields = moduleChanges(module, before, after).map((one) => ({
    ...one,
    before: JSON.stringify(one.before),
    after: JSON.stringify(one.after),
  }))
  const titles = modelTitles({ model: shippedModels }, 'es')
  const told = toldChanges({ fields, titles }, await fieldNamesOf(module), 'es', '?')
  const entries = told.flatMap(({ slug, groups }) =>
    groups.flatMap((group) =>
      group.entries.map(({ name, before: was, after: is }) => ({ slug, name, was, is })),
    ),
  )
  expect(entries).toEqual([
    { slug: 'revenue-model', name: 'Modelos elegidos', was: ['Alquiler'], is: ['Publicidad'] },
  ])
})
