import type { ModuleSlug } from '#domain/plan/modules.ts'

type Message = { readonly by: string; readonly day: number; readonly text: string; readonly unread?: true }

export type Thread = {
  readonly project: string
  readonly module: ModuleSlug
  readonly step: string
  /** Field of the step; `@{label}` stands for a record of the plan. */
  readonly field: string
  readonly messages: readonly Message[]
}

export const threads: readonly Thread[] = [
  {
    project: 'clay-filter',
    module: 'one',
    step: 'making-sense',
    field: 'problemStatement',
    messages: [
      {
        by: 'daniel',
        day: -76,
        text: 'Read it aloud. Where is the charcoal that every mother told you about?',
      },
      {
        by: 'grace',
        day: -74,
        text: 'You are right, it was hidden in my notes. I rewrote the whole sentence.',
      },
      { by: 'daniel', day: -71, text: 'Much better. Now it could only be Nyalenda.' },
    ],
  },
  {
    project: 'clay-filter',
    module: 'one',
    step: 'choosing-the-causes',
    field: 'cause:@{taste}',
    messages: [
      { by: 'daniel', day: -82, text: 'Is it the taste, or is it the rumour? Ask the fathers too.' },
      { by: 'kevin', day: -80, text: 'I asked four at the garage. Three spoke about the rumour.' },
    ],
  },
  {
    project: 'clay-filter',
    module: 'two',
    step: 'customer-description',
    field: 'market:@{families}',
    messages: [
      { by: 'daniel', day: -63, text: 'Ten percent of 12,000 is 1,200 homes. How many can one kiln serve?' },
      {
        by: 'grace',
        day: -62,
        text: 'About 720 a year if nothing breaks. I will keep the share but plan the sales lower.',
      },
    ],
  },
  {
    project: 'clay-filter',
    module: 'four',
    step: 'choose-definition',
    field: 'target',
    messages: [
      {
        by: 'daniel',
        day: -2,
        text: 'A hundred percent in year three: what happens if the city asks you to go on with the grant?',
        unread: true,
      },
    ],
  },
  {
    project: 'clay-filter',
    module: 'seven',
    step: 'break-even',
    field: 'comment',
    messages: [
      {
        by: 'daniel',
        day: -8,
        text: 'A safety margin of three percent is thin ice. Which cost could wait until June?',
      },
      {
        by: 'grace',
        day: -1,
        text: 'The motorbike. I could rent one for the first half-year. May I change the plan again?',
        unread: true,
      },
    ],
  },
  {
    project: 'clay-filter',
    module: 'nine',
    step: 'risk-management',
    field: 'list',
    messages: [
      {
        by: 'daniel',
        day: -1,
        text: 'Add the risk that you fall ill. Who fires the kiln then?',
        unread: true,
      },
    ],
  },
  {
    project: 'grain-drying',
    module: 'two',
    step: 'my-offerings',
    field: 'offering:@{lot}',
    messages: [
      {
        by: 'daniel',
        day: -4,
        text: 'Who owns the maize between the farm and the mill? That decides your cash.',
        unread: true,
      },
    ],
  },
  {
    project: 'grain-drying',
    module: 'one',
    step: 'testing-your-assumptions',
    field: 'assumption:@{sun}',
    messages: [
      { by: 'daniel', day: -77, text: 'What would you accept as proof that you are wrong?' },
      {
        by: 'moses',
        day: -75,
        text: 'If they sell wet even when the dryer stands there. I will write it down.',
      },
    ],
  },
  {
    project: 'school-pads',
    module: 'two',
    step: 'customer-segments',
    field: 'segment:@{girls}',
    messages: [
      {
        by: 'fatuma',
        day: -16,
        text: 'How many girls are in class six to eight in your sixty schools? The office has the list.',
      },
      { by: 'caroline', day: -12, text: 'I have asked for it. They want a letter with a stamp.' },
      { by: 'fatuma', day: -10, text: 'Send me a draft, I will call Mr Barasa.', unread: true },
    ],
  },
  {
    project: 'fish-feed',
    module: 'one',
    step: 'information-sources',
    field: 'source:@{vet}',
    messages: [
      { by: 'fatuma', day: -30, text: 'Ask for the feed regulation as well, it is one page.', unread: true },
    ],
  },
  {
    project: 'deaf-tailors',
    module: 'one',
    step: 'building-the-problem-tree',
    field: 'general',
    messages: [
      { by: 'ingrid', day: -25, text: 'Try one more why under the machines. Who lends to a graduate?' },
      { by: 'ronald', day: -24, text: 'Nobody. And nobody has asked. I will add both.' },
    ],
  },
  {
    project: 'alpaca-wool',
    module: 'three',
    step: 'stakeholder-managing-plan',
    field: 'stakeholder:@{actor-acopiador}',
    messages: [
      { by: 'yenny', day: -106, text: '¿Es ingenuo ofrecerles trabajo a quienes nos compran barato?' },
      {
        by: 'patricia',
        day: -104,
        text: 'Al contrario: tienen camión y conocen los caminos. Empieza por uno.',
      },
    ],
  },
  {
    project: 'street-compost',
    module: 'two',
    step: 'customer-gains',
    field: 'gain:@{alegria-mata}',
    messages: [
      { by: 'andres', day: -60, text: '¿Vale la pena hablar de la terraza si casi nadie la pidió?' },
      {
        by: 'diego',
        day: -57,
        text: 'Déjalo con nivel bajo. Puede ser la sorpresa que los haga quedarse.',
        unread: true,
      },
    ],
  },
]
