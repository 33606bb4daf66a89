import type { ReportLocale } from '#domain/report/block.ts'
import type { PlanFacts, PlanSection } from './plan-view.ts'
import type { PlanPlace } from './section-list.ts'

type Lack = PlanPlace & { readonly en: string; readonly es: string }

/** What a box may lack, and where it would be written. */
const lacks = {
  proposition: {
    ...{ module: 'six', step: 'value-proposition' },
    ...{ en: 'The value proposition in one sentence', es: 'La propuesta de valor en una frase' },
  },
  mission: { module: 'one', step: 'finding-your-why', en: 'The mission', es: 'La misión' },
  vision: { module: 'one', step: 'finding-your-why', en: 'The vision', es: 'La visión' },
  sdgs: {
    ...{ module: 'eight', step: 'sustainable-development-goals' },
    ...{ en: 'The global goals it contributes to', es: 'Los objetivos globales a los que contribuye' },
  },
  problem: {
    ...{ module: 'one', step: 'making-sense' },
    ...{ en: 'The tested problem in one sentence', es: 'El problema probado en una frase' },
  },
  tree: {
    ...{ module: 'one', step: 'building-the-problem-tree' },
    ...{ en: 'The problem tree', es: 'El árbol del problema' },
  },
  solution: {
    ...{ module: 'three', step: 'opportunity' },
    ...{ en: 'The solution in a few words', es: 'La solución en pocas palabras' },
  },
  activities: {
    ...{ module: 'one', step: 'activities-outcomes' },
    ...{ en: 'The chosen activities', es: 'Las actividades elegidas' },
  },
  relationship: {
    ...{ module: 'four', step: 'product-customer-relationship' },
    ...{ en: 'The relationship with customers', es: 'La relación con los clientes' },
  },
  channels: {
    ...{ module: 'five', step: 'channel-prioritization' },
    ...{ en: 'The chosen channels', es: 'Los canales elegidos' },
  },
  customers: {
    ...{ module: 'two', step: 'customer-segments' },
    ...{ en: 'The customer segments', es: 'Los segmentos de clientes' },
  },
  market: {
    ...{ module: 'two', step: 'customer-description' },
    ...{ en: 'How many customers there are', es: 'Cuántos clientes hay' },
  },
  partners: {
    ...{ module: 'three', step: 'power-influence' },
    ...{ en: 'Stakeholders with power', es: 'Actores con poder' },
  },
  ties: {
    ...{ module: 'three', step: 'stakeholder-relationship' },
    ...{ en: 'How strong the ties to them are', es: 'Qué tan fuertes son los lazos con ellos' },
  },
  'key-activities': {
    ...{ module: 'four', step: 'key-activities' },
    ...{ en: 'The key activities', es: 'Las actividades clave' },
  },
  'key-resources': {
    ...{ module: 'four', step: 'key-resources' },
    ...{ en: 'The key resources', es: 'Los recursos clave' },
  },
  social: {
    ...{ module: 'four', step: 'social-business-model' },
    ...{ en: 'The social business model', es: 'El modelo de negocio social' },
  },
  'revenue-model': {
    ...{ module: 'four', step: 'revenue-model' },
    ...{ en: 'The revenue model', es: 'El modelo de ingresos' },
  },
  kpis: {
    ...{ module: 'eight', step: 'impact-kpis' },
    ...{ en: 'The impact indicators', es: 'Los indicadores de impacto' },
  },
  reach: {
    ...{ module: 'one', step: 'activities-outcomes' },
    ...{ en: 'The people reached in a year', es: 'Las personas alcanzadas en un año' },
  },
  expenses: {
    ...{ module: 'seven', step: 'expenses' },
    ...{ en: 'The monthly expenses', es: 'Los gastos del mes' },
  },
  'unit-costs': {
    ...{ module: 'six', step: 'unit-costs' },
    ...{ en: 'The unit costs', es: 'Los costos por unidad' },
  },
  forecast: {
    ...{ module: 'seven', step: 'revenue' },
    ...{ en: 'The sales forecast', es: 'El pronóstico de ventas' },
  },
  prices: { module: 'six', step: 'pricing', en: 'The prices', es: 'Los precios' },
  objectives: {
    ...{ module: 'nine', step: 'goals' },
    ...{ en: 'Goals with objectives and dates', es: 'Metas con objetivos y fechas' },
  },
} as const satisfies Readonly<Record<string, Lack>>

export type LackName = keyof typeof lacks

/** Those that belong to a module which the cohort takes: elsewhere nobody can write them. */
export function missingOf(
  names: readonly LackName[],
  { modules }: Pick<PlanFacts, 'modules'>,
  locale: ReportLocale,
): PlanSection['missing'] {
  return names
    .map((name) => lacks[name])
    .filter(({ module }) => modules.includes(module))
    .map(({ module, step, [locale]: text }) => ({ module, step, text }))
}
