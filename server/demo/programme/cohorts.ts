import type { ModuleSlug } from '#domain/plan/modules.ts'

/** First and last day, counted from today. */
type Window = readonly [from: number, to: number]

export type Cohort = {
  readonly key: string
  readonly org: string
  readonly owner: string
  /** The year in which it starts is put behind it. */
  readonly title: string
  readonly description: string
  readonly duration: string
  readonly applications: Window
  readonly matching: Window | null
  readonly course: Window
  readonly created: number
  /** The day on which it was handed in; the hub has not looked at it yet. */
  readonly submitted?: number
  readonly lead: string
  readonly welcome: string
  readonly locale: 'en' | 'es'
  readonly extraMentors?: boolean
  readonly entrepreneurThreads?: boolean
  /** The modules that are taught, and how many days lie between the start of one and the next. */
  readonly modules: readonly ModuleSlug[]
  readonly pace: number
}

const wholeCourse = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const

export const cohorts: readonly Cohort[] = [
  {
    key: 'running',
    org: 'lakeshore',
    owner: 'beatrice',
    title: 'Lakeshore Incubation',
    description:
      'Five months from the problem to a complete business plan, with a mentor at your side. For people in East Africa who already work on a problem of their neighbours.',
    duration: '5 months, 4 to 6 hours per week',
    applications: [-150, -112],
    matching: [-108, -94],
    course: [-90, 75],
    created: -165,
    lead: 'beatrice',
    welcome:
      'Welcome! Start with module one, however well you think you know your problem. Your mentor sees what you write as soon as you ask for a review.',
    locale: 'en',
    modules: wholeCourse,
    pace: 10,
  },
  {
    key: 'matching',
    org: 'lakeshore',
    owner: 'beatrice',
    title: 'Lakeshore Food and Farming',
    description:
      'For businesses that grow, keep, process or sell food around the lake. Mentors come from the food trade and from our other cohorts.',
    duration: '5 months, 4 to 6 hours per week',
    applications: [-60, -12],
    matching: [-8, 13],
    course: [20, 180],
    created: -75,
    lead: 'naomi',
    welcome:
      'Welcome! The next two weeks are for finding the right mentor. Read the profiles with care and answer every request.',
    locale: 'en',
    extraMentors: true,
    modules: wholeCourse,
    pace: 14,
  },
  {
    key: 'applications',
    org: 'red-semilla',
    owner: 'patricia',
    title: 'Semilla Andina con mentoría',
    description:
      'Seis meses para convertir una idea que ya probaste en un plan de negocio social, junto a una mentora o un mentor de la región.',
    duration: '6 meses, de 4 a 6 horas por semana',
    applications: [-20, 25],
    matching: [30, 45],
    course: [50, 230],
    created: -40,
    lead: 'diego',
    welcome:
      'Te damos la bienvenida. Cuéntanos tu idea con tus propias palabras; no hace falta que suene a empresa.',
    locale: 'es',
    modules: wholeCourse,
    pace: 18,
  },
  {
    key: 'finished',
    org: 'red-semilla',
    owner: 'patricia',
    title: 'Del problema al mapa: curso a tu ritmo',
    description:
      'Tres módulos para entender un problema, conocer a quienes lo viven y ver quién puede ayudarte. Sin mentoría; el equipo de la Red revisa cada módulo.',
    duration: '6 meses a tu ritmo',
    applications: [-230, -200],
    matching: null,
    course: [-195, -12],
    created: -245,
    lead: 'diego',
    welcome: 'Avanza a tu ritmo. Cuando termines un módulo pide la revisión y te respondemos en una semana.',
    locale: 'es',
    entrepreneurThreads: true,
    modules: ['one', 'two', 'three'],
    pace: 0,
  },
  {
    key: 'draft',
    org: 'lakeshore',
    owner: 'beatrice',
    title: 'Lakeshore Clean Energy',
    description:
      'For people who bring light, clean cooking or charging to places where the grid does not go. With mentors who have sold energy on small instalments.',
    duration: '5 months, 4 to 6 hours per week',
    applications: [30, 70],
    matching: [75, 90],
    course: [97, 250],
    created: -9,
    submitted: -3,
    lead: 'naomi',
    welcome: 'Welcome! Bring one household with you, at least in your head: everything starts with them.',
    locale: 'en',
    modules: wholeCourse,
    pace: 14,
  },
]
