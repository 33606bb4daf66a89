import { expect, test } from 'vitest'
import { modelIds } from '#course/model-ids.ts'
import { shippedModels } from '#course/shipped-models.ts'
import type { Selection } from '#domain/plan/chosen-models.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { answerAt, record } from '#testing/plan-records.ts'
import { galleryOf, leadOf, revenueGaps, socialGaps } from './gallery.ts'

type Name = keyof typeof modelIds
const chosen = (type: 'social' | 'revenue', ...names: readonly Name[]): Selection =>
  names.map((name) => ({ modelId: modelIds[name], type, selected: true, description: '' }))

const planWith = (
  modelSelection: Selection,
  segments: Readonly<Record<string, readonly Name[]>> = {},
  more: Partial<PlanData> = {},
): PlanData => ({
  model: shippedModels,
  business: [{ ...record, _id: 'x', impactModel: 'workers', modelSelection }],
  segment: Object.entries(segments).map(([_id, names]) => ({
    ...record,
    _id,
    name: _id,
    role: 'Buyer',
    businessModels: names.map((name) => modelIds[name]),
  })),
  ...more,
})
const fields = (gaps: readonly { readonly field: string; readonly message: unknown }[]) =>
  gaps.map(({ field, message }) => `${field} ${message}`)

test.each<[string, PlanData, string[]]>([
  ['nothing is chosen', planWith([]), ['models selectOne']],
  [
    'nobody is named',
    planWith(chosen('social', 'employment'), { s: [] }),
    [`segments:${modelIds.employment} selectOne`],
  ],
  ['all is there', planWith(chosen('social', 'employment'), { s: ['employment'] }), []],
  [
    'there are four',
    planWith(chosen('social', 'employment', 'cooperative', 'peer-to-peer', 'market linkage'), {
      s: ['employment', 'cooperative', 'peer-to-peer', 'market linkage'],
    }),
    ['models max3'],
  ],
  [
    'only ways to earn are chosen',
    planWith(chosen('revenue', 'leasing'), { s: ['leasing'] }),
    ['models selectOne'],
  ],
])('what the social model lacks where %s', (_, plan, expected) => {
  expect(fields(socialGaps(plan))).toEqual(expected)
})

test.each<[string, PlanData, string[]]>([
  ['nothing is chosen', planWith([], { s: [] }), ['models selectOne']],
  [
    'one who pays has no way',
    planWith(chosen('revenue', 'leasing'), { s: ['leasing'], t: [] }),
    ['segment:t selectOne'],
  ],
  [
    'one who benefits does not pay',
    planWith(
      chosen('revenue', 'leasing'),
      { s: ['leasing'], t: [] },
      { input: [answerAt('four/business-model/flow', { parent: 't', valueArr: ['benefits'] })] },
    ),
    [],
  ],
])('what the ways to earn lack where %s', (_, plan, expected) => {
  expect(fields(revenueGaps(plan))).toEqual(expected)
})

test('models that fit come first, and what is no longer offered comes last as long as it is chosen', () => {
  const gone: Selection = [{ modelId: 'gone', type: 'social', selected: true, description: '' }]
  const gallery = galleryOf(planWith([...gone, ...chosen('social', 'cooperative')]), 'social', 'en')
  expect(gallery).toHaveLength(10)
  expect(gallery[0]).toMatchObject({
    id: modelIds.employment,
    fit: 'Fits because the people to be helped work in the business.',
  })
  expect(gallery.find(({ id }) => id === modelIds.cooperative)?.number).toBe(1)
  expect(gallery.at(-1)).toMatchObject({ id: 'gone', model: undefined, number: 2 })
  expect(galleryOf(planWith([]), 'revenue', 'es')).toHaveLength(11)
})

test.each([
  ['One. Two.', ['One.', 'Two.']],
  ['Only one', ['Only one', '']],
  ['', ['', '']],
])('the first sentence of "%s"', (text, parts) => {
  expect(leadOf(text)).toEqual(parts)
})
