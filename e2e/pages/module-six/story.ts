import type { ReviewStory } from '../review.ts'

const offering = 'Warm room by the hour'

/** What one founder writes in module six: enough for every step to be complete. */
export const story = {
  expectation: 'What an hour is worth to a mother',
  /** From earlier modules. */
  buyers: 'Market sellers with babies',
  offering,
  pain: 'They cannot feed in the cold',
  solution: 'Feeding under the table',
  sentence: {
    category: 'a heated place beside the stalls',
    benefit: 'lets them feed without closing the stall',
    difference: 'hold the baby while you serve, within ten minutes',
  },
  batch: '10',
  costs: [
    { name: 'Charcoal for a morning', kind: 'Material', cost: '6' },
    { name: 'Hot milk and bread', kind: 'Other', cost: '2.50' },
  ],
  work: { hours: '5', pay: '2.30' },
  workCost: '$11.50',
  unitCost: '$2',
  rivals: [
    { price: '1', share: '70' },
    { name: 'A neighbour who holds the baby', price: '4', share: '20' },
  ],
  average: '$1.67',
  market: {
    addressableMarket: '400',
    addressableMarketDescription: 'Counted on a Monday at all four gates',
    targetMarket: '150',
    marketShare: '10',
    marketShareJustification: 'Fifteen asked for the key',
  },
  markup: '40',
  pay: { low: '2', high: '5', price: '3' },
  range: { low: '2.50', high: '4' },
  reason: 'Less than a plate of soup, and guards can change it',
  reflection: 'Three soles are fair. The heater decides.',
  about: { step: 'pricing', field: offering },
  comment: 'Who can change it?',
  approval: 'Now they can pay it.',
  rating: 'Yes, I know what an hour costs us',
} as const satisfies ReviewStory & Readonly<Record<string, unknown>>

export type Story = typeof story
