import { expect, test } from 'vitest'
import { riskImpacts, riskLikelihoods } from '#domain/options/finance.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { pictureFaults } from '#testing/picture-faults.ts'
import { answerAt, record } from '#testing/plan-records.ts'
import { cellAt, heatPicture } from './heat-picture.ts'
import { report } from './report.ts'
import { type Cell, gaps, levelAt, moved, type Risk, riskNoPlan, risksOf } from './risks.ts'
import { fromPlan } from './suggestions.ts'

type Row = NonNullable<NonNullable<PlanData['business']>[number]['riskManagement']>[number]

const planWith = (rows: readonly Row[], input: PlanData['input'] = []): PlanData => ({
  business: [{ ...record, _id: 'b', riskManagement: [...rows] }],
  input,
})
const row = (title: string, fields: Partial<Row> = {}): Row => ({
  ...{ title, likelyhood: 'improbable', impact: 'acceptable', plan: '' },
  ...fields,
})
const three = ['Fire', 'Flood', 'Theft'].map((title) => row(title))
const fields = (plan: PlanData) => gaps(plan).map(({ field }) => field)

test('three likelihoods and four impacts give twelve cells of four levels', () => {
  const told = riskLikelihoods
    .toReversed()
    .map(({ value: likelyhood }) => riskImpacts.map(({ value: impact }) => levelAt({ likelyhood, impact })))
  expect(told).toEqual([
    ['medium', 'high', 'high', 'extreme'],
    ['low', 'medium', 'high', 'extreme'],
    ['low', 'medium', 'medium', 'high'],
  ])
})

test.each<[string, PlanData, string[]]>([
  ['nothing', {}, ['risks']],
  ['two risks', planWith(three.slice(1)), ['risks']],
  ['three risks that hurt little', planWith(three), []],
  ['one that nobody has weighed', planWith(three.with(1, { title: 'Flood' })), ['likelyhood:2', 'impact:2']],
  ['one without a title', planWith(three.with(0, row(' '))), ['title:1']],
  ['a high one without a plan', planWith(three.with(2, row('Theft', { impact: 'intolerable' }))), ['plan:3']],
  [
    'a high one with a plan',
    planWith(three.with(2, row('Theft', { impact: 'intolerable', plan: 'Lock the door' }))),
    [],
  ],
])('what is missing: %s', (_, plan, missing) => {
  expect(fields(plan)).toEqual(missing)
})

test('high and extreme risks are told that they need a plan', () => {
  const plan = planWith(three.with(0, row('Fire', { likelyhood: 'probable', impact: 'tolerable' })))
  expect(gaps(plan)).toEqual([{ field: 'plan:1', message: riskNoPlan }])
})

test('owner and date are found by the title of the risk, whatever stands there', () => {
  const answer = (value: string, valueArr: string[]) =>
    answerAt('nine/risk-management/answer', { value, description: 'Kevin', valueArr })
  const read = (...input: ReturnType<typeof answer>[]) => risksOf(planWith(three, input))[1]
  expect(read(answer(' flood', ['2027-03-01']))).toMatchObject({ owner: 'Kevin', date: '2027-03-01' })
  expect(read(answer('Flood', []))).toMatchObject({ owner: 'Kevin', date: '' })
  expect(read(answer('Rain', ['2027-03-01']))).toMatchObject({ owner: '', date: '' })
})

const at = (likelyhood: Cell['likelyhood'] | null, impact: Cell['impact'] | null) => ({ likelyhood, impact })

test.each([
  ['up', at('possible', 'tolerable'), 'ArrowUp', at('probable', 'tolerable')],
  ['down at the edge', at('improbable', 'tolerable'), 'ArrowDown', at('improbable', 'tolerable')],
  ['on', at('possible', 'unacceptable'), 'ArrowRight', at('possible', 'intolerable')],
  ['back at the edge', at('possible', 'acceptable'), 'ArrowLeft', at('possible', 'acceptable')],
  ['into the middle from the tray', at(null, null), 'ArrowLeft', at('possible', 'tolerable')],
  ['by no other key', at('possible', 'acceptable'), 'a', null],
])('an arrow key moves by one cell: %s', (_, before, key, after) => {
  expect(moved(before, key)).toEqual(after)
})

const many = (count: number): Risk[] =>
  Array.from({ length: count }, (_, place) => ({
    ...{ number: place + 1, title: `Risk ${place}`, plan: '', owner: '', date: '' },
    likelyhood: riskLikelihoods[place % 3]?.value ?? null,
    impact: riskImpacts[place % 5]?.value ?? null,
  }))

test('however many risks there are, each stands in its cell and can be read on paper', () => {
  for (const count of [0, 1, 12, 120])
    for (const side of [230, 440]) {
      const picture = heatPicture(many(count), 'es', side)
      expect(picture.dots).toHaveLength(many(count).filter(({ impact }) => impact).length)
      for (const { risk, x, y } of picture.dots) {
        const { likelyhood, impact } = risk
        expect(cellAt(picture, x, y)).toEqual({ likelyhood, impact })
      }
      if (side === 440) expect(pictureFaults(picture)).toEqual([])
    }
})

test('beside the cells the nearest of them counts', () => {
  const picture = heatPicture([], 'en', 400)
  expect(cellAt(picture, 0, 0)).toEqual({ likelyhood: 'probable', impact: 'acceptable' })
  expect(cellAt(picture, 9999, 9999)).toEqual({ likelyhood: 'improbable', impact: 'intolerable' })
})

test('the report lists the gravest first, with who answers for it and until when', () => {
  const plan = planWith(
    [
      row('El horno se daña', { likelyhood: 'possible', impact: 'unacceptable' }),
      row('El banco dice que no', { likelyhood: 'possible', impact: 'intolerable' }),
      row('Los vendedores hablan mal', { likelyhood: 'probable', impact: 'tolerable' }),
      row('Se va una alfarera', { likelyhood: 'possible' }),
    ],
    [
      answerAt('nine/risk-management/answer', {
        ...{ value: 'El banco dice que no', description: 'Grace Odhiambo', valueArr: ['2027-03-01'] },
      }),
    ],
  )
  const [picture, table] = report(plan, 'es')
  expect(picture).toMatchObject({ picture: { label: 'Mapa de calor con 4 riesgos' } })
  expect(table?.kind === 'table' && table.rows.map(([number, , level]) => `${number} ${level}`)).toEqual([
    '2 extremo\nPosible\nIntolerable',
    '1 alto\nPosible\nInaceptable',
    '3 alto\nProbable\nTolerable',
    '4 bajo\nPosible\nAceptable',
  ])
  expect(table?.kind === 'table' && table.rows[0]?.slice(-2)).toEqual(['Grace Odhiambo', '1 mar 2027'])
})

test('a plan points to those who are against it, and to cash that runs out', () => {
  const input = [
    answerAt('three/identify-stakeholders/stakeholder', { value: 'Lake FM', position: 'Against' }),
  ]
  expect(fromPlan({ input }, 'en')).toEqual(['Resistance from Lake FM'])
  const expenses = [{ category: 'rent', cost: 100, description: 'Rent', type: 'operating' } as const]
  const business = [{ ...record, _id: 'b', financials: { expenses } }]
  expect(fromPlan({ business }, 'es')).toEqual(['La caja queda bajo cero si vendemos menos de lo previsto'])
  expect(fromPlan({}, 'en')).toEqual([])
})
