import type { ReportLocale } from '#domain/report/block.ts'
import type { PlanPlace, SectionId } from './section-list.ts'

type Wording = Readonly<Record<ReportLocale, string>>

type Placed<Id extends string> = {
  readonly id: Id
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
  readonly boxes: readonly Placed<string>[]
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

const box = <Id extends string>(
  id: Id,
  width: number,
  section: SectionId,
  title: Wording,
  places: readonly PlanPlace[],
): Placed<Id> => ({ id, width, section, title, places })

/** The page at a glance: its rows from the top, and in each its boxes from the left. */
export const canvasRows = [
  {
    id: 'identity',
    height: 15,
    boxes: [
      box('name', 24, 'cover', { en: 'The project', es: 'El proyecto' }, [six('value-proposition')]),
      box('mission', 27, 'solution', { en: 'Mission', es: 'Misión' }, [one('finding-your-why')]),
      box('vision', 27, 'solution', { en: 'Vision', es: 'Visión' }, [one('finding-your-why')]),
      box('sdgs', 22, 'impact', { en: 'Global goals', es: 'Objetivos globales' }, [
        eight('sustainable-development-goals'),
      ]),
    ],
  },
  {
    id: 'offer',
    height: 30,
    boxes: [
      box('problem', 20, 'problem', { en: 'Problem', es: 'Problema' }, [
        one('making-sense'),
        one('building-the-problem-tree'),
      ]),
      box('solution', 19, 'solution', { en: 'Solution', es: 'Solución' }, [
        three('opportunity'),
        one('activities-outcomes'),
      ]),
      box('value-proposition', 23, 'offerings', { en: 'Value proposition', es: 'Propuesta de valor' }, [
        six('value-proposition'),
      ]),
      box(
        'relationship-and-channels',
        19,
        'marketing',
        { en: 'Relationship and channels', es: 'Relación y canales' },
        [four('product-customer-relationship'), five('distribution-channels')],
      ),
      box('customers', 19, 'customers', { en: 'Customers', es: 'Clientes' }, [
        two('customer-segments'),
        two('customer-description'),
      ]),
    ],
  },
  {
    id: 'means',
    height: 31,
    boxes: [
      box('key-partners', 20, 'stakeholders', { en: 'Key partners', es: 'Aliados clave' }, [
        three('power-influence'),
        three('stakeholder-relationship'),
      ]),
      box('key-activities', 19, 'operations', { en: 'Key activities', es: 'Actividades clave' }, [
        four('key-activities'),
      ]),
      box('key-resources', 19, 'operations', { en: 'Key resources', es: 'Recursos clave' }, [
        four('key-resources'),
      ]),
      box(
        'models',
        19,
        'business-model',
        { en: 'Social and revenue model', es: 'Modelo social y de ingresos' },
        [four('social-business-model'), four('revenue-model')],
      ),
      box('impact', 23, 'impact', { en: 'Impact', es: 'Impacto' }, [
        eight('impact-kpis'),
        one('activities-outcomes'),
      ]),
    ],
  },
  {
    id: 'numbers',
    height: 24,
    boxes: [
      box('costs', 19, 'finance', { en: 'Costs', es: 'Costos' }, [seven('expenses'), six('unit-costs')]),
      box('revenue', 26, 'finance', { en: 'Revenue', es: 'Ingresos' }, [seven('revenue'), six('pricing')]),
      box('sustainability', 17, 'finance', { en: 'Sustainability', es: 'Sostenibilidad' }, [
        seven('revenue'),
      ]),
      box('break-even', 14, 'finance', { en: 'Break-even', es: 'Punto de equilibrio' }, [
        seven('break-even'),
      ]),
      box('objectives', 24, 'goals-and-risks', { en: 'Next objectives', es: 'Próximos objetivos' }, [
        nine('goals'),
      ]),
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
