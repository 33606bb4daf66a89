import { type BreakEvenName, constant, type Explanation, minus, months, over, plus } from './explanation.ts'
import type { Sources } from './sources.ts'

export function explainBreakEven(name: BreakEvenName, { figure }: Sources): Explanation {
  const line = (of: 'sales' | 'cogs' | FixedLine | OtherRevenue) => figure({ name: of, column: 'y1' })
  const own = (of: BreakEvenName) => figure({ name: of })
  const explanations: Readonly<Record<BreakEvenName, () => Explanation>> = {
    fixedCosts: () => ({ terms: fixedLines.map((of) => plus(line(of))) }),
    totalCosts: () => ({ terms: [plus(own('fixedCosts')), plus(line('cogs'))] }),
    contributionRatio: () => ({
      terms: [plus(line('sales'), over(line('sales'))), minus(line('cogs'), over(line('sales')))],
    }),
    breakEvenSalesYear: () => ({ terms: [plus(own('fixedCosts'), over(own('contributionRatio')))] }),
    breakEvenSalesMonth: () => ({ terms: [plus(own('breakEvenSalesYear'), over(months(12)))] }),
    stillToCover: () => ({
      terms: [plus(own('fixedCosts')), ...otherRevenue.map((of) => minus(line(of)))],
      atLeast: 0,
    }),
    breakEvenSalesYearAfterAdditional: () => ({
      terms: [plus(own('stillToCover'), over(own('contributionRatio')))],
    }),
    safetyMarginPct: () => ({
      terms: [
        plus(line('sales'), constant('percent', 100), over(line('sales'))),
        minus(own('breakEvenSalesYear'), constant('percent', 100), over(line('sales'))),
      ],
    }),
  }
  return explanations[name]()
}

type FixedLine = (typeof fixedLines)[number]
/** What has to be paid however little is sold; what was spent once before opening is left out. */
const fixedLines = ['operatingExpenses', 'nonOperatingExpenses', 'depreciation', 'interest'] as const
type OtherRevenue = (typeof otherRevenue)[number]
const otherRevenue = ['additionalMarket', 'additionalNonMarket'] as const

export const explainBreakEvenUnitsMonth = (offering: string, { figure }: Sources): Explanation => ({
  terms: [plus(figure({ name: 'breakEvenUnits', offering }), over(months(12)))],
})

/** At the mix of year 1. */
export function explainBreakEvenUnits(offering: string, { figure }: Sources): Explanation {
  return {
    terms: [
      plus(
        figure({ name: 'breakEvenSalesYear' }),
        figure({ name: 'units', column: 'y1', offering }),
        over(figure({ name: 'sales', column: 'y1' })),
      ),
    ],
  }
}
