import type { ReportLocale } from '#domain/report/block.ts'
import type { PlanPlace, SectionId } from './section-list.ts'

type Wording = Readonly<Record<ReportLocale, string>>

type Placed = {
  readonly id: string
  /** Part of the width of its row, in percent. */
  readonly width: number
  readonly title: Wording
  /** The part of the plan that says the same at length; comments hang on `plan.{section}`. */
  readonly section: SectionId
  /** Where it is written. */
  readonly places: readonly PlanPlace[]
}
type Row = {
  readonly id: string
  /** Part of the height of the page, in percent. */
  readonly height: number
  readonly boxes: readonly Placed[]
}

const one = (step: string) => ({ module: 'one', step }) as const
const two = (step: string) => ({ module: 'two', step }) as const
const three = (step: string) => ({ module: 'three', step }) as const
const four = (step: string) => ({ module: 'four', step }) as const
const five = (step: string) => ({ module: 'five', step }) as const
const six = (step: string) => ({ module: 'six', step }) as const
const seven = (step: string) => ({ module: 'seven', step }) as const
const eight = (step: string) => ({ module: 'eight', step }) as const
const nine = (step: string) => ({ module: 'nine', step }) as const

/** The page at a glance: its rows from the top, and in each its boxes from the left. */
export const canvasRows = [
  {
    id: 'identity',
    height: 15,
    boxes: [
      {
        id: 'name',
        width: 24,
        section: 'cover',
        title: { en: 'The project', es: 'El proyecto' },
        places: [six('value-proposition')],
      },
      {
        id: 'mission',
        width: 27,
        section: 'solution',
        title: { en: 'Mission', es: 'Misión' },
        places: [one('finding-your-why')],
      },
      {
        id: 'vision',
        width: 27,
        section: 'solution',
        title: { en: 'Vision', es: 'Visión' },
        places: [one('finding-your-why')],
      },
      {
        id: 'sdgs',
        width: 22,
        section: 'impact',
        title: { en: 'Global goals', es: 'Objetivos globales' },
        places: [eight('sustainable-development-goals')],
      },
    ],
  },
  {
    id: 'offer',
    height: 30,
    boxes: [
      {
        id: 'problem',
        width: 20,
        section: 'problem',
        title: { en: 'Problem', es: 'Problema' },
        places: [one('making-sense'), one('building-the-problem-tree')],
      },
      {
        id: 'solution',
        width: 19,
        section: 'solution',
        title: { en: 'Solution', es: 'Solución' },
        places: [three('opportunity'), one('activities-outcomes')],
      },
      {
        id: 'value-proposition',
        width: 23,
        section: 'offerings',
        title: { en: 'Value proposition', es: 'Propuesta de valor' },
        places: [six('value-proposition')],
      },
      {
        id: 'relationship-and-channels',
        width: 19,
        section: 'marketing',
        title: { en: 'Relationship and channels', es: 'Relación y canales' },
        places: [four('product-customer-relationship'), five('distribution-channels')],
      },
      {
        id: 'customers',
        width: 19,
        section: 'customers',
        title: { en: 'Customers', es: 'Clientes' },
        places: [two('customer-segments'), two('customer-description')],
      },
    ],
  },
  {
    id: 'means',
    height: 31,
    boxes: [
      {
        id: 'key-partners',
        width: 20,
        section: 'stakeholders',
        title: { en: 'Key partners', es: 'Aliados clave' },
        places: [three('power-influence'), three('stakeholder-relationship')],
      },
      {
        id: 'key-activities',
        width: 19,
        section: 'operations',
        title: { en: 'Key activities', es: 'Actividades clave' },
        places: [four('key-activities')],
      },
      {
        id: 'key-resources',
        width: 19,
        section: 'operations',
        title: { en: 'Key resources', es: 'Recursos clave' },
        places: [four('key-resources')],
      },
      {
        id: 'models',
        width: 19,
        section: 'business-model',
        title: { en: 'Social and revenue model', es: 'Modelo social y de ingresos' },
        places: [four('social-business-model'), four('revenue-model')],
      },
      {
        id: 'impact',
        width: 23,
        section: 'impact',
        title: { en: 'Impact', es: 'Impacto' },
        places: [eight('impact-kpis'), one('activities-outcomes')],
      },
    ],
  },
  {
    id: 'numbers',
    height: 24,
    boxes: [
      {
        id: 'costs',
        width: 19,
        section: 'finance',
        title: { en: 'Costs', es: 'Costos' },
        places: [seven('expenses'), six('unit-costs')],
      },
      {
        id: 'revenue',
        width: 26,
        section: 'finance',
        title: { en: 'Revenue', es: 'Ingresos' },
        places: [seven('revenue'), six('pricing')],
      },
      {
        id: 'sustainability',
        width: 17,
        section: 'finance',
        title: { en: 'Sustainability', es: 'Sostenibilidad' },
        places: [seven('revenue')],
      },
      {
        id: 'break-even',
        width: 14,
        section: 'finance',
        title: { en: 'Break-even', es: 'Punto de equilibrio' },
        places: [seven('break-even')],
      },
      {
        id: 'objectives',
        width: 24,
        section: 'goals-and-risks',
        title: { en: 'Next objectives', es: 'Próximos objetivos' },
        places: [nine('goals')],
      },
    ],
  },
] as const satisfies readonly Row[]

export type CanvasRowId = (typeof canvasRows)[number]['id']
export type CanvasBoxId = (typeof canvasRows)[number]['boxes'][number]['id']

/** How the page is told to somebody: who, why, what, for whom, how, with what, and what comes of it. */
export const pitchOrder = [
  ...['name', 'problem', 'mission', 'vision', 'solution', 'value-proposition', 'customers'],
  ...['relationship-and-channels', 'models', 'key-activities', 'key-resources', 'key-partners'],
  ...['impact', 'sdgs', 'revenue', 'costs', 'break-even', 'sustainability', 'objectives'],
] as const satisfies readonly CanvasBoxId[]
