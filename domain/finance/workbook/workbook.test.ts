import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FinancePlan } from '#domain/finance/finance-plan.ts'
import type { Scenario } from '#domain/finance/offerings.ts'
import { periods } from '#domain/plan/untouched-offering.ts'
import { randomPlan } from '#testing/finance/random-plan.ts'
import { workshop } from '#testing/finance/workshop.ts'
import { engineFigures } from './engine-figures.ts'
import { addressOf } from './formula.ts'
import type { ModelTexts } from './frame.ts'
import type { SheetCell, Workbook } from './sheet.ts'
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
  sheets.flatMap(({ name, cells }) => cells.map((cell) => ({ ...cell, place: `${name}!${addressOf(cell)}` })))
const _formulasOf = (workbook: Workbook) =>
  cellsOf(workbook).flatMap(({ place, content }) =>
    content.kind === 'formula' ? [`${place} ${content.formula}`] : [],
  )

function valueOf({ content }: SheetCell): number | string | boolean {
  if (content.kind === 'formula') return content.value
  return content.kind === 'number' ? content.number : ''
}

/** Each figure that is not the engine's. What is huge may differ by the noise of its sums. */
function faultsOf(plan: FinancePlan, scenario: Scenario): string[] {
  const engine = engineFigures(plan, scenario, 'en')
  const figures = cellsOf(workbookOf(plan, scenario)).filter(
    ({ figure }) => figure && !figure.includes('none'),
  )
  const largest = Math.max(1, ...figures.map((cell) => Math.abs(Number(valueOf(cell)) || 0)))
  const room = 0.005 + largest * 1e-11
  return figures.flatMap(({ figure = '', ...cell }) => {
    const [own, wanted] = [valueOf(cell), engine(figure)]
    const isNear =
      typeof own === 'number' && typeof wanted === 'number' ? Math.abs(own - wanted) <= room : own === wanted
    return isNear ? [] : [`${figure}: ${own} is not ${wanted}`]
  })
}

test.each(scenarios)('every figure of the workshop is the engine\u2019s: %s', (scenario) => {
  expect(faultsOf(workshop, scenario)).toEqual([])
  const names = cellsOf(workbookOf(workshop, scenario)).flatMap(({ figure }) => figure ?? [])
  for (const period of periods)
    for (const name of [`IS.${period}.netProfit`, `exact.${period}.tax`, `cash.${period}.closing`])
      expect(names).toContain(name)
  for (const year of ['y1', 'y2', 'y3'])
    for (const name of [
      `IS.${year}.sales`,
      `balance.${year}.totalFunding`,
      `level.${year}`,
      `marketShare.${year}`,
    ])
      expect(names).toContain(name)
  expect(names).toContain('breakEven.breakEvenSalesYear')
})

test('every figure of 300 random plans is the engine\u2019s', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(randomPlan, fc.constantFrom(...scenarios), (plan, scenario) => {
      expect(faultsOf(plan, scenario)).toEqual([])
    }),
    { numRuns: 300, seed: 17 },
  )
})
