import { type Risk, risks } from '#course/samples/shared/risks.ts'

const all: readonly Risk[] = [
  {
    title: 'The kiln breaks down in the rains',
    likelyhood: 'possible',
    impact: 'unacceptable',
    plan: 'Keep 60 pots in stock from February on, and agree a rent price for the kiln of the technical college.',
    answer: ['Kevin Otieno', 66],
  },
  {
    title: 'The loan is refused',
    likelyhood: 'possible',
    impact: 'intolerable',
    plan: 'Start with the college kiln for one season and ask the two largest schools to pay a year in advance.',
    answer: ['Grace Odhiambo', 24],
  },
  {
    title: 'Water vendors speak against the filter',
    likelyhood: 'probable',
    impact: 'tolerable',
    plan: 'Offer them a commission before we open, and let the volunteers test water in public.',
    answer: ['Grace Odhiambo', 52],
  },
  { title: 'A potter leaves', likelyhood: 'possible', impact: 'acceptable', plan: '' },
]

export const filterRisks = (dayOf: (days: number) => string) => risks(all, dayOf)
