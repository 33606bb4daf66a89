import type { Figure } from '#domain/finance/explain/explanation.ts'
import type { NumberSort } from './told-number.ts'

export type FigureName = Figure['name']

const others: Readonly<Partial<Record<FigureName, NumberSort>>> = {
  ...{ growth: 'part', continuity: 'part', factor: 'part', contributionRatio: 'part' },
  ...{ marketShare: 'percent', safetyMarginPct: 'percent', ratio: 'number' },
  ...{ units: 'units', breakEvenUnits: 'units', breakEvenUnitsMonth: 'units', marketUnits: 'units' },
  ...{ leads: 'people', warm: 'people', customers: 'people' },
  ...{ funnelUnits: 'units', marketCustomers: 'people', pricedCustomers: 'people', reserveMonths: 'number' },
  ...{ assetsPart: 'percent', expensesPart: 'percent', batchPart: 'percent' },
  ...{ priceMarginPct: 'percent', marginPct: 'percent' },
  ...{ competitorShares: 'percent', sharesTaken: 'percent', sharesLeft: 'percent' },
}

/** What a calculated number counts: mostly money. */
export const figureSort = (name: FigureName): NumberSort => others[name] ?? 'money'
