import type { ModuleSlug } from '#domain/plan/modules.ts'

/** The three questions about a module, answered; the place on the scale stands before the words. */
export type Rating = {
  readonly project: string
  readonly person: string
  readonly module: ModuleSlug
  readonly day: number
  readonly answers: readonly [helpful: string, favourite: string, improve: string]
}

export const ratings: readonly Rating[] = [
  {
    project: 'clay-filter',
    person: 'grace',
    module: 'one',
    day: -70,
    answers: [
      '5/5: Yes, very. I would have built the wrong thing.',
      'The interview guide. I printed it and took it to twelve kitchens.',
      'The tree is hard to read on my phone.',
    ],
  },
  {
    project: 'clay-filter',
    person: 'grace',
    module: 'two',
    day: -56,
    answers: [
      '4/5: Yes.',
      'Seeing pains and offerings side by side.',
      'More examples of customers who are organisations.',
    ],
  },
  {
    project: 'clay-filter',
    person: 'daniel',
    module: 'one',
    day: -69,
    answers: [
      '5/5: Yes. We spoke about the same page for once.',
      'Comments at the field they are about.',
      'I would like to see all open threads in one list.',
    ],
  },
  {
    project: 'grain-drying',
    person: 'moses',
    module: 'one',
    day: -65,
    answers: [
      '3/5: Yes, but it took me three evenings.',
      'Making sense of the notes.',
      'Tell us earlier how long it takes.',
    ],
  },
  {
    project: 'school-pads',
    person: 'caroline',
    module: 'one',
    day: -54,
    answers: [
      '4/5: It was helpful.',
      'Finding my why. I cried a little.',
      'A version to read aloud to my group.',
    ],
  },
  {
    project: 'solar-lamps',
    person: 'juma',
    module: 'one',
    day: -45,
    answers: ['4/5: Yes.', 'The bubble picture of causes.', 'It should work when the boat has no signal.'],
  },
  {
    project: 'alpaca-wool',
    person: 'yenny',
    module: 'one',
    day: -173,
    answers: [
      '5/5: Sí, mucho.',
      'El árbol: lo dibujé también en la pizarra de la asamblea.',
      'Más ejemplos de la sierra.',
    ],
  },
  {
    project: 'alpaca-wool',
    person: 'yenny',
    module: 'three',
    day: -93,
    answers: [
      '5/5: Sí. Ahora sé a quién llamar primero.',
      'El mapa de relaciones.',
      'Poder imprimirlo en una sola hoja.',
    ],
  },
  {
    project: 'company-for-elders',
    person: 'constanza',
    module: 'one',
    day: -112,
    answers: ['4/5: Sí.', 'Las notas por fuente.', 'Que avise cuando una pregunta ya tiene dos fuentes.'],
  },
]

export type Bug = {
  readonly project: string
  readonly person: string
  readonly module: ModuleSlug
  readonly step: string
  readonly day: number
  readonly status: 'open' | 'in progress' | 'closed'
  readonly text: string
}

export const bugs: readonly Bug[] = [
  {
    project: 'clay-filter',
    person: 'grace',
    module: 'five',
    step: 'channel-prioritization',
    day: -26,
    status: 'in progress',
    text: 'When I move two sliders quickly, the ranking jumps and I lose my place on the phone.',
  },
  {
    project: 'solar-lamps',
    person: 'juma',
    module: 'one',
    step: 'processing-information',
    day: -66,
    status: 'closed',
    text: 'A note I wrote on the ferry appeared twice after I was back on the line.',
  },
  {
    project: 'grain-drying',
    person: 'moses',
    module: 'three',
    step: 'map-current-solutions',
    day: -7,
    status: 'open',
    text: 'The names of my three activities are cut off around the radar. I cannot tell them apart.',
  },
  {
    project: 'street-compost',
    person: 'andres',
    module: 'two',
    step: 'customer-description',
    day: -118,
    status: 'open',
    text: 'En mi computador el deslizador de la edad no baja de 10 con el teclado.',
  },
]
