import { expect, test } from 'vitest'
import { modelIds } from '#course/model-ids.ts'
import { shippedModels } from '#course/shipped-models.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { answerAt, record } from '#testing/plan-records.ts'
import { gaps, sentenceFor } from './description.ts'
import { report } from './report.ts'

const sales = modelIds['direct sales']
const planWith = (modelDescription: string, description: string): PlanData => ({
  model: shippedModels,
  business: [
    {
      ...record,
      _id: 'x',
      modelSelection: [
        { modelId: sales, type: 'revenue', selected: true, description },
        { modelId: modelIds.leasing, type: 'revenue', selected: false, description: 'Too dear' },
      ],
    },
  ],
  segment: [
    { ...record, _id: 's', name: 'Families', role: 'Buyer', businessModels: [sales], modelDescription },
    { ...record, _id: 't', name: 'Potters', role: 'Beneficiary', businessModels: [modelIds.leasing] },
  ],
})
const long = 'We offer a filter to families, who pay for it once.'

test.each<[string, PlanData, string[]]>([
  ['no model is chosen', { segment: planWith('', '').segment ?? [] }, ['models selectOne']],
  ['nothing is written', planWith(' ', ''), ['segment:s required', `model:${sales} required`]],
  ['the paragraph is short', planWith('We sell.', 'Per piece'), ['segment:s tooShort']],
  ['all is written', planWith(long, 'Per piece'), []],
])('what is missing where %s', (_, plan, expected) => {
  expect(gaps(plan).map(({ field, message }) => `${field} ${message}`)).toEqual(expected)
})

const told: PlanData = {
  ...planWith('', ''),
  segment: [
    {
      ...record,
      ...{ _id: 's', name: 'Families in Kisumu', role: 'Buyer' },
      offeringMatch: [{ offeringId: 'o', payment: 'instalments' }],
    },
    { ...record, _id: 't', name: 'Potters', role: 'Beneficiary' },
  ],
  offering: [{ ...record, _id: 'o', name: 'Clay filter', segmentMatch: ['s'] }],
  activity: [
    { ...record, _id: 'a', name: 'Train potters.', activityType: 'impact', selected: true },
    { ...record, _id: 'b', name: 'Advertise', activityType: 'tofu', selected: true },
  ],
}

test.each<[string, 0 | 1, 'en' | 'es', string]>([
  [
    'one who pays',
    0,
    'en',
    'We offer Clay filter to families in Kisumu. They pay in instalments. With this money we make this possible: train potters.',
  ],
  [
    'one who does not',
    1,
    'es',
    'Trabajamos con potters. No pagan; el costo lo cubren families in Kisumu. Con ese dinero hacemos posible esto: train potters.',
  ],
])('the helper tells what is known of %s', (_, place, locale, sentence) => {
  const segment = told.segment?.[place]
  expect(segment && sentenceFor(told, segment, locale)).toBe(sentence)
})

test('what nobody has said yet is left open', () => {
  const segment = { ...record, _id: 's', name: 'Families', role: 'Buyer' } as const
  expect(sentenceFor({ segment: [segment] }, segment, 'en')).toBe(
    'We work with families. They pay …. With this money we make this possible: ….',
  )
})

test('who pays is who was said to pay, whatever the role', () => {
  const plan = { ...told, input: [answerAt('four/business-model/flow', { parent: 't', valueArr: ['pays'] })] }
  const [, potters] = plan.segment ?? []
  expect(potters && sentenceFor(plan, potters, 'en')).toContain('They pay')
})

test('the report has the paragraphs and the chosen models in own words, and nothing of those taken back', () => {
  expect(report({}, 'en')).toEqual([])
  expect(report(planWith(long, 'Per piece'), 'es')).toEqual([
    { kind: 'heading', text: 'Families' },
    { kind: 'text', text: long },
    {
      kind: 'table',
      head: ['Modelo', 'Cómo funciona con nosotros'],
      rows: [['Venta directa', 'Per piece']],
    },
  ])
})
