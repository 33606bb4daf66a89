import type { InputPath } from '#domain/finance/explain/explanation.ts'
import type { NumberSort } from './told-number.ts'

type Input = {
  /** The room in which it is entered. */
  readonly module: 'two' | 'five' | 'six' | 'seven'
  readonly step: string
  readonly sort: NumberSort
  readonly en: string
  readonly es: string
}

const input = (module: Input['module'], step: string, sort: NumberSort, en: string, es: string): Input => ({
  module,
  step,
  sort,
  en,
  es,
})

/** Everything that somebody enters and a figure is made of. */
export const inputs = {
  taxRate: input('seven', 'start-up-capital', 'percent', 'Tax rate', 'Tasa de impuestos'),
  expenseGrowth: input('seven', 'expenses', 'percent', 'Growth of expenses', 'Crecimiento de los gastos'),
  grantContinuity: input('seven', 'revenue', 'percent', 'Grants that go on', 'Subvenciones que continúan'),
  forecasts: input('seven', 'revenue', 'units', 'Forecast', 'Pronóstico'),
  price: input('six', 'pricing', 'money', 'Price', 'Precio'),
  unitPerBatch: input('six', 'unit-costs', 'units', 'Units in a batch', 'Unidades por lote'),
  components: input('six', 'unit-costs', 'money', 'Component', 'Componente'),
  optimism: input('seven', 'scenarios', 'percent', 'Better by', 'Mejor en'),
  pessimism: input('seven', 'scenarios', 'percent', 'Worse by', 'Peor en'),
  additionalRevenue: input('seven', 'revenue', 'money', 'Per month', 'Al mes'),
  expenses: input('seven', 'expenses', 'money', 'Per month', 'Al mes'),
  fixedAssets: input('seven', 'fixed-assets', 'money', 'Fixed asset', 'Activo fijo'),
  preOperatingCapital: input('seven', 'pre-operating-capital', 'money', 'Before opening', 'Antes de abrir'),
  amount: input('seven', 'funding-sources', 'money', 'Funding', 'Financiamiento'),
  interestRate: input('seven', 'funding-sources', 'percent', 'Interest per year', 'Interés anual'),
  years: input('seven', 'funding-sources', 'number', 'Years', 'Años'),
  targetMarket: input('two', 'customer-description', 'people', 'Target market', 'Mercado objetivo'),
  marketShare: input('two', 'customer-description', 'percent', 'Market share', 'Cuota de mercado'),
  pairTargetMarket: input('six', 'competitor-prices', 'people', 'Target market', 'Mercado objetivo'),
  pairMarketShare: input('six', 'competitor-prices', 'percent', 'Market share', 'Cuota de mercado'),
  rivalPrice: input('six', 'competitor-prices', 'money', 'Price', 'Precio'),
  rivalShare: input('six', 'competitor-prices', 'percent', 'Market share', 'Cuota de mercado'),
  markup: input('six', 'pricing', 'percent', 'Markup', 'Recargo'),
  pairPrice: input('six', 'pricing', 'money', 'Price', 'Precio'),
  orderFrequency: input('five', 'marketing-sales-plan', 'number', 'Orders per year', 'Pedidos por año'),
  unitsPerSale: input('five', 'marketing-sales-plan', 'number', 'Units per order', 'Unidades por pedido'),
  customerDuration: input(
    'five',
    'marketing-sales-plan',
    'number',
    'Years as a customer',
    'Años como cliente',
  ),
  reach: input('five', 'marketing-sales-plan', 'people', 'People reached', 'Personas alcanzadas'),
  conversion: input('five', 'marketing-sales-plan', 'percent', 'Conversion', 'Conversión'),
  budget: input('five', 'marketing-sales-plan', 'money', 'Budget', 'Presupuesto'),
} as const satisfies Readonly<Record<string, Input>>
export type InputName = keyof typeof inputs

const ofPair: Readonly<Record<string, InputName>> = {
  targetMarket: 'pairTargetMarket',
  marketShare: 'pairMarketShare',
  price: 'pairPrice',
}

/** The field of its room in which an input is entered; none where the plan does not know it by itself. */
export function inputField(path: InputPath): string | undefined {
  const [list, at, third, fourth, last] = path
  if (list === 'settings') {
    if (at === 'taxRate') return at
    return `${at === 'expenseGrowth' ? 'growth' : 'grant-continuity'}.${third}`
  }
  if (list === 'financials') return at === 'fundingSources' ? `${fourth}:${third}` : `amount:${third}`
  if (list === 'offerings') return third === 'components' ? `cost:${at}:${fourth}` : `${third}:${at}`
  if (list !== 'segments') return undefined
  if (third !== 'offeringMatch') return `${third}:${at}`
  return inputs[inputName(path)].module === 'six'
    ? `offeringMatch.${last}:${at}:${fourth}`
    : `value:${at}:${fourth}`
}

/** Which input stands at a place of the plan. */
export function inputName(path: InputPath): InputName {
  const [list, at] = path
  const field = String(path.at(-1))
  if (list === 'settings') return String(at) as InputName
  if (list === 'offerings') return String(path[2]) as InputName
  if (list === 'financials') return (at === 'fundingSources' ? field : String(at)) as InputName
  if (list === 'competitors') return field === 'price' ? 'rivalPrice' : 'rivalShare'
  if (path[2] === 'offeringMatch') return ofPair[field] ?? (field as InputName)
  return field as InputName
}
