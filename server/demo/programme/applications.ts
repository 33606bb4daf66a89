import type { ValueIn } from '#domain/options/choice.ts'
import type { applicationStatuses } from '#domain/options/programme.ts'

type Status = Exclude<ValueIn<typeof applicationStatuses>, 'none'>

export type Decision = {
  readonly day: number
  readonly to: Status
  readonly by: string
  readonly message?: string
}

export type Application = {
  readonly person: string
  readonly cohort: string
  readonly day: number
  /** A self-guided course that is open to all approves at once. */
  readonly first: 'pending' | 'approved'
  readonly decisions: readonly Decision[]
}

const welcome = 'Welcome to the cohort. Please look at the dates on your home page.'

const running = ['grace', 'moses', 'caroline', 'juma', 'millicent', 'ronald', 'claudine']
const runningMentors = ['daniel', 'fatuma', 'lutwama', 'ingrid', 'emmanuel']
const matching = ['hiwot', 'baraka', 'ruth', 'lokai']
const selfGuided = ['yenny', 'andres', 'constanza', 'rosa', 'wilson']

const toRunning = [...running, ...runningMentors].map(
  (person, index): Application => ({
    person,
    cohort: 'running',
    day: -138 + index,
    first: 'pending',
    decisions: [
      { day: -118 + (index % 5), to: 'approved', by: index % 3 ? 'beatrice' : 'joseph', message: welcome },
    ],
  }),
)

const toMatching = matching.map(
  (person, index): Application => ({
    person,
    cohort: 'matching',
    day: -44 + index,
    first: 'pending',
    decisions: [{ day: -14 + index, to: 'approved', by: 'naomi', message: welcome }],
  }),
)

const toSelfGuided = selfGuided.map(
  (person, index): Application => ({
    person,
    cohort: 'finished',
    day: -220 + index * 2,
    first: 'approved',
    decisions: [],
  }),
)

const told: readonly Application[] = [
  {
    person: 'daniel',
    cohort: 'matching',
    day: -40,
    first: 'pending',
    decisions: [
      {
        day: -13,
        to: 'approved',
        by: 'naomi',
        message: 'Good to have you with us again. You have one place left.',
      },
    ],
  },
  {
    person: 'esther',
    cohort: 'matching',
    day: -51,
    first: 'pending',
    decisions: [
      { day: -30, to: 'waitlisted', by: 'naomi', message: 'We have enough mentors for dairy at the moment.' },
      {
        day: -15,
        to: 'approved',
        by: 'naomi',
        message: 'A dairy project has joined. We would be glad to have you.',
      },
    ],
  },
  {
    person: 'omar',
    cohort: 'matching',
    day: -49,
    first: 'pending',
    decisions: [{ day: -20, to: 'approved', by: 'naomi', message: welcome }],
  },
  { person: 'lucy', cohort: 'matching', day: -16, first: 'pending', decisions: [] },
  {
    person: 'juandavid',
    cohort: 'finished',
    day: -210,
    first: 'approved',
    decisions: [
      {
        day: -130,
        to: 'withdrawn',
        by: 'diego',
        message: 'Retirado a pedido suyo: empezó a trabajar en Bogotá. La puerta queda abierta.',
      },
    ],
  },
  { person: 'sisa', cohort: 'applications', day: -12, first: 'pending', decisions: [] },
  { person: 'mateo', cohort: 'applications', day: -6, first: 'pending', decisions: [] },
  {
    person: 'valentina',
    cohort: 'applications',
    day: -16,
    first: 'pending',
    decisions: [
      {
        day: -4,
        to: 'waitlisted',
        by: 'diego',
        message:
          'Tu idea nos gusta mucho. Quedas en lista de espera hasta confirmar quién puede acompañarte en panadería.',
      },
    ],
  },
  {
    person: 'alejandro',
    cohort: 'applications',
    day: -13,
    first: 'pending',
    decisions: [
      {
        day: -8,
        to: 'approved',
        by: 'patricia',
        message: 'Bienvenido. El emparejamiento empieza en un mes.',
      },
    ],
  },
  { person: 'mariana', cohort: 'applications', day: -7, first: 'pending', decisions: [] },
  {
    person: 'teodoro',
    cohort: 'applications',
    day: -17,
    first: 'pending',
    decisions: [
      {
        day: -9,
        to: 'rejected',
        by: 'patricia',
        message:
          'Gracias por tu interés. La mentoría es voluntaria y no se combina con inversiones en los proyectos.',
      },
    ],
  },
]

export const applications: readonly Application[] = [...toRunning, ...toMatching, ...toSelfGuided, ...told]

/** What stands in an application now. */
export const statusOf = ({ first, decisions }: Application) => decisions.at(-1)?.to ?? first

export function appliedOn(person: string, cohort: string): number {
  const application = applications.find((one) => one.person === person && one.cohort === cohort)
  if (!application) throw new Error(`${person} of the demo world never applied to ${cohort}.`)
  return application.day
}
