/** The lines of the income statement that are worked out from inputs, and the part of the loans that is no cost. */
export const leafNames = [
  'sales',
  'additionalMarket',
  'additionalNonMarket',
  'cogs',
  'operatingExpenses',
  'preOperating',
  'depreciation',
  'nonOperatingExpenses',
  'interest',
  'principal',
] as const
export type LeafName = (typeof leafNames)[number]
type SumName = 'totalRevenue' | 'grossProfit' | 'operatingResult' | 'profitBeforeTax' | 'netProfit'
export type LineName = LeafName | SumName | 'tax'
export type Lines = Readonly<Record<LineName, number>>

type Sum = {
  readonly name: SumName
  readonly plus: readonly LineName[]
  readonly minus: readonly LineName[]
}

/** The sums, each added from lines above it. */
export const sums: readonly Sum[] = [
  { name: 'totalRevenue', plus: ['sales', 'additionalMarket', 'additionalNonMarket'], minus: [] },
  { name: 'grossProfit', plus: ['totalRevenue'], minus: ['cogs'] },
  {
    name: 'operatingResult',
    plus: ['grossProfit'],
    minus: ['operatingExpenses', 'preOperating', 'depreciation'],
  },
  { name: 'profitBeforeTax', plus: ['operatingResult'], minus: ['nonOperatingExpenses', 'interest'] },
  { name: 'netProfit', plus: ['profitBeforeTax'], minus: ['tax'] },
]

export const lineNames: readonly LineName[] = [...leafNames, ...sums.map(({ name }) => name), 'tax']

export function withSums(
  leaves: Readonly<Record<LeafName, number>>,
  taxOn: (profitBeforeTax: number) => number,
): Lines {
  const lines: Record<string, number> = { ...leaves }
  for (const { name, plus, minus } of sums) {
    let sum = 0
    for (const line of plus) sum += lines[line] ?? 0
    for (const line of minus) sum -= lines[line] ?? 0
    lines[name] = sum
    if (name === 'profitBeforeTax') lines.tax = taxOn(sum)
  }
  return lines as Lines
}
