import type { ModuleSlug } from '#domain/plan/modules.ts'

export type ReviewRound = {
  readonly asked: number
  readonly decided?: { readonly day: number; readonly as: 'approved' | 'sent back'; readonly message: string }
  /** What stood in the plan then and was changed since: by label of the record, by field. */
  readonly stood?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

export type ModuleProgress = {
  readonly project: string
  readonly module: ModuleSlug
  readonly by: string
  readonly rounds: readonly ReviewRound[]
}

const started = (project: string, ...modules: ModuleSlug[]): ModuleProgress[] =>
  modules.map((module) => ({ project, module, by: '', rounds: [] }))

export const moduleProgress: readonly ModuleProgress[] = [
  {
    project: 'clay-filter',
    module: 'one',
    by: 'daniel',
    rounds: [
      {
        asked: -78,
        decided: {
          day: -76,
          as: 'sent back',
          message:
            'Strong interviews. Your final sentence does not use them yet: say what makes boiling impossible.',
        },
        stood: {
          business: {
            problemStatement:
              'Families in Nyalenda have no access to clean water and need filters because the water is bad.',
          },
        },
      },
      {
        asked: -73,
        decided: { day: -71, as: 'approved', message: 'Now I see the kitchen and the charcoal. Approved.' },
      },
    ],
  },
  {
    project: 'clay-filter',
    module: 'two',
    by: 'daniel',
    rounds: [
      {
        asked: -60,
        decided: { day: -57, as: 'approved', message: 'The split between families and schools is right.' },
        stood: { 'pain-queue': { level: 3 } },
      },
    ],
  },
  {
    project: 'clay-filter',
    module: 'three',
    by: 'daniel',
    rounds: [
      {
        asked: -45,
        decided: { day: -42, as: 'approved', message: 'Talk to the vendors this week, not next month.' },
      },
    ],
  },
  { project: 'clay-filter', module: 'four', by: 'daniel', rounds: [{ asked: -3 }] },
  ...started('clay-filter', 'five', 'six', 'seven', 'eight', 'nine'),
  {
    project: 'grain-drying',
    module: 'one',
    by: 'daniel',
    rounds: [
      {
        asked: -70,
        decided: { day: -66, as: 'approved', message: "The meter in the farmer's hand: very good." },
      },
    ],
  },
  { project: 'grain-drying', module: 'two', by: 'daniel', rounds: [{ asked: -5 }] },
  ...started('grain-drying', 'three'),
  {
    project: 'school-pads',
    module: 'one',
    by: 'fatuma',
    rounds: [
      {
        asked: -60,
        decided: {
          day: -55,
          as: 'approved',
          message: 'You changed your mind on the way. That is the point.',
        },
      },
    ],
  },
  {
    project: 'school-pads',
    module: 'two',
    by: 'fatuma',
    rounds: [
      {
        asked: -20,
        decided: {
          day: -16,
          as: 'sent back',
          message: 'The girls are your users: please count them and write down what they hope for.',
        },
      },
    ],
  },
  {
    project: 'solar-lamps',
    module: 'one',
    by: 'lutwama',
    rounds: [
      {
        asked: -50,
        decided: { day: -46, as: 'approved', message: 'The boat owner as customer: well found.' },
      },
    ],
  },
  ...started('fish-feed', 'one'),
  ...started('deaf-tailors', 'one'),
  ...started('bike-ambulance', 'one'),
  {
    project: 'alpaca-wool',
    module: 'one',
    by: 'diego',
    rounds: [
      {
        asked: -180,
        decided: { day: -174, as: 'approved', message: 'Muy buen trabajo con las abuelas maestras.' },
      },
    ],
  },
  {
    project: 'alpaca-wool',
    module: 'two',
    by: 'diego',
    rounds: [
      {
        asked: -140,
        decided: { day: -135, as: 'approved', message: 'Queda claro quién paga y quién se beneficia.' },
      },
    ],
  },
  {
    project: 'alpaca-wool',
    module: 'three',
    by: 'patricia',
    rounds: [
      { asked: -100, decided: { day: -94, as: 'approved', message: 'Felicitaciones: terminaste el curso.' } },
    ],
  },
  {
    project: 'street-compost',
    module: 'one',
    by: 'diego',
    rounds: [
      { asked: -165, decided: { day: -160, as: 'approved', message: 'El pesaje de bolsas convence.' } },
    ],
  },
  { project: 'street-compost', module: 'two', by: 'diego', rounds: [{ asked: -14 }] },
  {
    project: 'company-for-elders',
    module: 'one',
    by: 'diego',
    rounds: [
      { asked: -120, decided: { day: -113, as: 'approved', message: 'La frase del martes lo dice todo.' } },
    ],
  },
  ...started('company-for-elders', 'two'),
  ...started('school-garden', 'one'),
  ...started('wheel-repair', 'one'),
  ...started('young-coffee', 'one'),
]
