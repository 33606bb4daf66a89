import type { ModuleSlug } from '#domain/plan/modules.ts'
import type { ReportLocale } from '#domain/report/block.ts'

type Wording = Readonly<Record<ReportLocale, string>>

/** Where something of the plan is written. */
export type PlanPlace = { readonly module: ModuleSlug; readonly step: string }

type Listed = {
  /** Comments on it hang on `plan.{id}`. */
  readonly id: string
  /** `1` to `12`; `A` to `E` for appendices; none for what stands before the first. */
  readonly mark: string
  readonly title: Wording
  /** The steps that it is written in, in the order in which it reads. */
  readonly places: readonly PlanPlace[]
}

const at = (module: ModuleSlug, ...steps: readonly string[]): readonly PlanPlace[] =>
  steps.map((step) => ({ module, step }))

/** The parts of the plan in order: what each is called and where it is written. */
export const sectionList = [
  {
    id: 'cover',
    mark: '',
    title: { en: 'Cover', es: 'Portada' },
    places: [...at('six', 'value-proposition'), ...at('one', 'finding-your-why')],
  },
  {
    id: 'executive-summary',
    mark: '',
    title: { en: 'Executive summary', es: 'Resumen ejecutivo' },
    places: [...at('five', 'build-my-pitch'), ...at('seven', 'income-statement')],
  },
  {
    id: 'problem',
    mark: '1',
    title: { en: 'The problem', es: 'El problema' },
    places: at(
      'one',
      'making-sense',
      'building-the-problem-tree',
      'choosing-the-causes',
      'processing-information',
      'testing-your-assumptions',
      'defining-your-problem',
    ),
  },
  {
    id: 'solution',
    mark: '2',
    title: { en: 'Our solution', es: 'Nuestra solución' },
    places: [...at('three', 'opportunity'), ...at('one', 'finding-your-why', 'activities-outcomes')],
  },
  {
    id: 'customers',
    mark: '3',
    title: { en: 'Customers', es: 'Clientes' },
    places: at('two', 'customer-segments', 'customer-description', 'customer-pains', 'customer-gains'),
  },
  {
    id: 'offerings',
    mark: '4',
    title: { en: 'Products and services', es: 'Productos y servicios' },
    places: [
      ...at('six', 'value-proposition'),
      ...at('two', 'my-offerings', 'pain-relievers', 'gain-creators'),
      ...at('four', 'product-customer-relationship'),
    ],
  },
  {
    id: 'competition',
    mark: '5',
    title: { en: 'Current solutions and competition', es: 'Soluciones actuales y competencia' },
    places: [...at('three', 'map-current-solutions', 'opportunity'), ...at('six', 'competitor-prices')],
  },
  {
    id: 'stakeholders',
    mark: '6',
    title: { en: 'Stakeholders', es: 'Actores clave' },
    places: at(
      'three',
      'identify-stakeholders',
      'power-influence',
      'stakeholder-understanding',
      'stakeholder-managing-plan',
      'stakeholder-relationship',
    ),
  },
  {
    id: 'business-model',
    mark: '7',
    title: { en: 'Business model', es: 'Modelo de negocio' },
    places: at(
      'four',
      'business-model',
      'social-business-model',
      'revenue-model',
      'description',
      'choose-definition',
    ),
  },
  {
    id: 'operations',
    mark: '8',
    title: { en: 'Operations and team', es: 'Operación y equipo' },
    places: [...at('four', 'key-activities', 'key-resources'), ...at('nine', 'team')],
  },
  {
    id: 'marketing',
    mark: '9',
    title: { en: 'Marketing and sales', es: 'Marketing y ventas' },
    places: at(
      'five',
      'distribution-channels-strategy',
      'distribution-channels',
      'channel-prioritization',
      'marketing-funnel-activities',
      'tofu',
      'bofu',
      'activities-selection',
      'marketing-sales-plan',
    ),
  },
  {
    id: 'finance',
    mark: '10',
    title: { en: 'Finance', es: 'Finanzas' },
    places: [
      ...at('seven', 'start-up-capital', 'fixed-assets', 'pre-operating-capital', 'funding-sources'),
      ...at('six', 'unit-costs', 'pricing'),
      ...at('seven', 'expenses', 'revenue', 'income-statement', 'cash-flow', 'break-even', 'scenarios'),
    ],
  },
  {
    id: 'impact',
    mark: '11',
    title: { en: 'Impact', es: 'Impacto' },
    places: [...at('four', 'business-model'), ...at('eight', 'sustainable-development-goals', 'impact-kpis')],
  },
  {
    id: 'goals-and-risks',
    mark: '12',
    title: { en: 'Goals and risks', es: 'Metas y riesgos' },
    places: at('nine', 'goals', 'risk-management'),
  },
  {
    id: 'how-tested',
    mark: 'A',
    title: { en: 'How we tested the problem', es: 'Cómo pusimos a prueba el problema' },
    places: at('one', 'testing-your-assumptions'),
  },
  {
    id: 'sources',
    mark: 'B',
    title: { en: 'Sources', es: 'Fuentes' },
    places: at('one', 'information-sources'),
  },
  {
    id: 'monthly',
    mark: 'C',
    title: { en: 'Income and cash month by month', es: 'Resultados y caja mes a mes' },
    places: at('seven', 'income-statement', 'cash-flow'),
  },
  {
    id: 'loans',
    mark: 'D',
    title: { en: 'Loan schedule', es: 'Plan de los préstamos' },
    places: at('seven', 'funding-sources'),
  },
  {
    id: 'assumptions',
    mark: 'E',
    title: { en: 'Assumptions of the financial plan', es: 'Supuestos del plan financiero' },
    places: at('seven', 'expenses', 'revenue', 'scenarios'),
  },
] as const satisfies readonly Listed[]

export type SectionId = (typeof sectionList)[number]['id']
