import { words } from '#course/business-model/business-model/words.ts'
import type { ReviewStory } from '../review.ts'

/** What one founder writes in module four: enough for every step to be complete. */
export const story = {
  expectation: 'Who will pay for the warm room',
  /** From earlier modules. */
  buyers: 'Market sellers with babies',
  helped: 'Grandmothers who care for babies',
  offerings: ['Warm room by the hour', 'Baby sling'],
  buying: {
    tangibility: 'Service',
    duration: 'Immediate',
    frequency: 'Weekly',
    payment: 'per-use',
    search: 'Convenience',
  },
  relation: 'community',
  touch: 'Rosa greets every mother by her name',
  pay: 'They pay two soles for each hour',
  earn: 'They earn a wage out of the hours that mothers pay',
  impactModel: 'workers',
  change: 'Grandmothers earn a wage of their own and mothers breastfeed longer.',
  today: { definition: 'part-market', percent: '60', reason: 'A grant pays for the rent until December' },
  target: { definition: 'almost-sustainable', percent: '80', reason: 'Two banks will pay for their staff' },
  activities: {
    make: 'Warm the room before six every morning',
    deliver: 'Collect the fee and note the hour',
    impact: 'Train one grandmother every month',
  },
  models: { social: 'Employment', revenue: 'Direct sales' },
  told: 'Mothers pay for each hour in the warm room, and the hours pay the wages.',
  resources: {
    people: 'Two carers for every morning',
    things: 'A heater that is safe for babies',
    money: 'Rent for the first three months',
  },
  reflection: 'The hours can pay the wages. The rent is still open.',
  about: { step: 'business-model', field: words.en.impactDescription },
  comment: 'How many grandmothers?',
  approval: 'Now it can be counted.',
  rating: 'Yes, I know who pays for what',
} as const satisfies ReviewStory & Readonly<Record<string, unknown>>

export type Story = typeof story
