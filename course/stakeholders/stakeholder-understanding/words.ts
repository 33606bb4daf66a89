/** Words of the screen, side by side. */
export const words = {
  en: {
    noStakeholders: 'Your stakeholders wait here, so that you look at your business with their eyes.',
    opponents: 'Powerful and against you',
    opponentsRead: 'Powerful and against the plan',
    noOpponents: 'Nobody with a power of 50 or more is against you.',
    noOpponentsRead: 'Nobody with a power of 50 or more is against the plan.',
    position: 'Where do they stand?',
    wants: 'What do they want?',
    needed: 'Needed: power of 50 or more',
    optional: 'If you know it',
    worries: 'What worries them?',
    cards: 'Stakeholders, most power and interest first',
    grid: 'Where they stand on the grid',
    count: {
      'In favor': (n: number) => `${n} in favor`,
      Indifferent: (n: number) => `${n} indifferent`,
      Against: (n: number) => `${n} against`,
    },
    open: (n: number) => `${n} without a position`,
    notPlaced: 'Nobody is placed on the grid yet.',
    toGrid: 'Place them by power and interest',
    noPosition: 'No position yet',
    notPlacedYet: 'Not placed yet',
    toCard: (name: string) => `To the card of ${name}`,
    // What only a review or a list of what is missing says.
    fields: { stakeholder: 'Stakeholder', unnamed: 'A stakeholder without a name' },
  },
  es: {
    noStakeholders: 'Tus actores esperan aquí para que mires tu negocio con sus ojos.',
    opponents: 'Con poder y en tu contra',
    opponentsRead: 'Con poder y en contra del plan',
    noOpponents: 'Nadie con un poder de 50 o más está en tu contra.',
    noOpponentsRead: 'Nadie con un poder de 50 o más está en contra del plan.',
    position: '¿Cuál es su postura?',
    wants: '¿Qué quieren?',
    needed: 'Necesario: poder de 50 o más',
    optional: 'Si lo sabes',
    worries: '¿Qué les preocupa?',
    cards: 'Actores, primero los de más poder e interés',
    grid: 'Su lugar en la matriz',
    count: {
      'In favor': (n: number) => `${n} a favor`,
      Indifferent: (n: number) => (n === 1 ? '1 indiferente' : `${n} indiferentes`),
      Against: (n: number) => `${n} en contra`,
    },
    open: (n: number) => `${n} sin postura`,
    notPlaced: 'Todavía nadie tiene su lugar en la matriz.',
    toGrid: 'Ubicarlos según poder e interés',
    noPosition: 'Todavía sin postura',
    notPlacedYet: 'Sin ubicar',
    toCard: (name: string) => `A la tarjeta de ${name}`,
    // What only a review or a list of what is missing says.
    fields: { stakeholder: 'Actor', unnamed: 'Un actor sin nombre' },
  },
} as const

export type Words = (typeof words)['en' | 'es']
