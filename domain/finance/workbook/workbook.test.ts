import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FinancePlan } from '#domain/finance/finance-plan.ts'
import type { Scenario } from '#domain/finance/offerings.ts'
import { onlyMoneyWeHave } from '#domain/finance/start.ts'
import { periods } from '#domain/plan/untouched-offering.ts'
import { randomPlan } from '#testing/finance/random-plan.ts'
import { workshop } from '#testing/finance/workshop.ts'
import { changedPlan, engineFigures } from './engine-figures.ts'
import { addressOf } from './formula.ts'
import type { ModelTexts } from './frame.ts'
import type { SheetCell, Workbook } from './sheet.ts'
import { workbookWords } from './words.ts'
import { financeWorkbook } from './workbook.ts'

const scenarios = ['expected', 'optimistic', 'pessimistic'] as const

/** Figures are called by their own names here. */
const texts: ModelTexts = {
  ...{ locale: 'en', project: 'Agua', day: 'today', currency: 'USD', start: '2027-11' },
  figures: new Proxy({} as ModelTexts['figures'], { get: (_, name) => [String(name), ''] }),
  periods: (column) => column,
}
const workbookOf = (plan: FinancePlan, scenario: Scenario = 'expected') =>
  financeWorkbook(plan, scenario, texts)

const cellsOf = ({ sheets }: Workbook) =>
  sheets.flatMap(({ name, cells }) =>
    cells.map((cell) => ({ ...cell, sheet: name, place: `${name}!${addressOf(cell)}` })),
  )
const formulasOf = (workbook: Workbook) =>
  cellsOf(workbook).flatMap(({ place, sheet, content }) =>
    content.kind === 'formula' ? [{ place, sheet, formula: content.formula }] : [],
  )

function shownBy({ content }: Pick<SheetCell, 'content'>): number | string | boolean {
  if (content.kind === 'formula') return content.value
  return content.kind === 'number' ? content.number : ''
}

/** Each figure that is not the engine's. What is huge may differ by the noise of its sums. */
function faultsOf(plan: FinancePlan, scenario: Scenario): string[] {
  const engine = engineFigures(plan, scenario, 'en')
  // A plan without offerings has room for one in the workbook.
  const figures = cellsOf(workbookOf(plan, scenario)).filter(
    ({ figure }) => figure && !/\bnone\b/.test(figure),
  )
  const largest = Math.max(1, ...figures.map((cell) => Math.abs(Number(shownBy(cell)) || 0)))
  const room = 0.005 + largest * 1e-11
  return figures.flatMap(({ figure = '', ...cell }) => {
    const [own, wanted] = [shownBy(cell), engine(figure)]
    const isNear =
      typeof own === 'number' && typeof wanted === 'number' ? Math.abs(own - wanted) <= room : own === wanted
    return isNear ? [] : [`${figure}: ${own} is not ${wanted}`]
  })
}

test.each(scenarios)('every figure of the workshop is that of the engine: %s', (scenario) => {
  expect(faultsOf(workshop, scenario)).toEqual([])
  const names = new Set(cellsOf(workbookOf(workshop, scenario)).map(({ figure }) => figure))
  const yearly = ['y1', 'y2', 'y3'].flatMap((year) => [
    ...[`IS.${year}.sales`, `balance.${year}.totalFunding`, `level.${year}`, `marketShare.${year}`],
  ])
  const monthly = periods.flatMap((period) => [
    ...[`IS.${period}.netProfit`, `exact.${period}.tax`, `cash.${period}.closing`],
  ])
  const wanted = [...yearly, ...monthly, 'breakEven.breakEvenSalesYear', 'lowest.1', 'start.openingCash']
  expect(wanted.filter((name) => !names.has(name))).toEqual([])
})

test('every figure of 120 random plans is that of the engine', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(randomPlan, fc.constantFrom(...scenarios), (plan, scenario) => {
      expect(faultsOf(plan, scenario)).toEqual([])
    }),
    { numRuns: 120, seed: 17 },
  )
})

test('another value in an input changes no formula, so the file of a changed plan is the changed file', () => {
  const formulas = formulasOf(workbookOf(workshop))
  const inputs = cellsOf(workbookOf(workshop)).flatMap(({ input, content }) =>
    input && content.kind === 'number' ? [{ input, number: content.number }] : [],
  )
  expect(inputs.length).toBeGreaterThan(60)
  const changed = inputs.reduce((plan, { input, number }) => changedPlan(plan, input, number + 1), workshop)
  expect(formulasOf(workbookOf(changed, 'pessimistic'))).toEqual(formulas)
  expect(faultsOf(changed, 'pessimistic')).toEqual([])
})

test('every input that the figures know is one that people can write in', () => {
  const inputs = new Set(cellsOf(workbookOf(workshop)).map(({ input }) => input))
  const { offerings, financials } = workshop
  const wanted = [
    ...offerings.flatMap((one, index) => [
      ...['price', 'unitPerBatch', 'optimism', 'pessimism'].map((name) => `offerings.${index}.${name}`),
      ...periods.map((period) => `offerings.${index}.forecasts.${period}`),
      ...one.components.map((_, at) => `offerings.${index}.components.${at}.cost`),
    ]),
    ...financials.fundingSources.flatMap((_, index) =>
      ['type', 'status', 'amount', 'interestRate', 'years'].map(
        (name) => `financials.fundingSources.${index}.${name}`,
      ),
    ),
    ...['scenario', 'money', 'settings.taxRate', 'settings.expenseGrowth.1', 'settings.grantContinuity.0'],
  ]
  expect(wanted.filter((name) => !inputs.has(name))).toEqual([])
})

test('no statement holds a number that is neither a formula nor an input', () => {
  const { sheets } = workbookWords.en
  const results = [sheets.income, sheets.cash, sheets.breakEven, sheets.balance, sheets.checks]
  const loose = cellsOf(workbookOf(workshop)).filter(
    ({ sheet, content }) => results.includes(sheet) && content.kind === 'number',
  )
  expect(loose.map(({ place }) => place)).toEqual([])
})

test('every formula speaks of cells that are there', () => {
  const workbook = workbookOf(workshop)
  const places = new Set(cellsOf(workbook).map(({ place }) => place))
  const names = new Set(workbook.names.map(({ name }) => name))
  const missing = formulasOf(workbook).flatMap(({ sheet, formula }) => {
    const bare = formula.replace(/"[^"]*"/g, '')
    const cells = [...bare.matchAll(/(?:'([^']+)'!)?\b([A-Z]{1,2}\d+)(?::([A-Z]{1,2}\d+))?(?!\()/g)]
    const told = cells.flatMap(([, other = sheet, first, last]) =>
      [first, last].flatMap((one) => (one ? `${other}!${one}` : [])),
    )
    const words = bare.replace(/'[^']+'!/g, '').match(/\b[A-Z][a-z]\w+/g) ?? []
    return [...told.filter((one) => !places.has(one)), ...words.filter((one) => !names.has(one))]
  })
  expect(missing).toEqual([])
})

test('the checks hold, and say so where money is missing', () => {
  const verdicts = (plan: FinancePlan) =>
    cellsOf(workbookOf(plan)).flatMap((cell) => (cell.look === 'check' ? [shownBy(cell)] : []))
  expect(new Set(verdicts(workshop))).toEqual(new Set(['OK']))
  const poor = { ...workshop, financials: onlyMoneyWeHave(workshop.financials) }
  expect(verdicts(poor).filter((one) => one !== 'OK')).toHaveLength(2)
})

test('20 offerings, loans of 40 years and amounts of a trillion are written in numbers', () => {
  const [first] = workshop.offerings
  if (!first) throw new Error('no offering')
  const offerings = Array.from({ length: 20 }, (_, at) => ({ ...first, _id: `o${at}`, price: 1e12 }))
  const fundingSources = Array.from({ length: 20 }, () => ({
    ...({ type: 'loan', amount: 1e12, interestRate: 100, years: 40, status: 'have it' } as const),
  }))
  const plan = { ...workshop, offerings, financials: { ...workshop.financials, fundingSources } }
  const wrong = cellsOf(workbookOf(plan)).filter((cell) => {
    const value = shownBy(cell)
    return typeof value === 'number' && !Number.isFinite(value)
  })
  expect(wrong).toEqual([])
  expect(faultsOf(plan, 'optimistic')).toEqual([])
})
