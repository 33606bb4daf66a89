import { words } from '#course/marketing-and-sales/distribution-channels-strategy/words.ts'
import type { ReviewStory } from '../review.ts'

const buyers = 'Market sellers with babies'
const offering = 'Warm room by the hour'
const pair = words.en.pair(offering, buyers)

/** What one founder writes in module five: enough for every step to be complete. */
export const story = {
  expectation: 'How mothers will hear of the warm room',
  /** From earlier modules. */
  buyers,
  offering,
  coverage: 'selective',
  route: 'indirect',
  reason: 'Mothers trust the guards',
  hands: { first: 'Wholesaler', second: 'Shop or kiosk' },
  does: ['Sells our vouchers to the stalls', 'Hands a voucher to every mother'],
  parts: ['10', '5'],
  called: '1. Wholesaler › Shop or kiosk',
  why: 'The stalls see every baby of the market',
  known: ['Talk at the water tap', 'Poster at the gate'],
  interest: 'A morning to look around',
  sold: ['First hour free', 'Card of ten hours'],
  done: {
    'Talk at the water tap': 'Ten minutes every Monday at six',
    'Poster at the gate': 'A photo of the warm room and its price',
    'A morning to look around': 'Coffee and a heater on Saturdays',
    'First hour free': 'Rosa stamps a card at the door',
    'Card of ten hours': 'Ten stamps for the price of nine',
  },
  limit: '200',
  over: 'The town council pays for the rest',
  worth: ['50', '2', '1', '3'],
  pitch: {
    hook: 'On Monday a mother fed her baby under a table, between two buckets of fish.',
    problem: 'In our market four hundred mothers stop breastfeeding before the third month.',
    solution: 'We keep a warm room with a chair, a heater and somebody who holds the baby.',
    customers: 'Every seller with a baby comes, and the stalls sell our vouchers.',
    model: 'An hour costs three soles, and ten hours cost as much as nine.',
    impact: 'Four grandmothers earn a wage, and babies are fed for half a year.',
    ask: 'Lend us the empty stall at the gate until July.',
  },
  reflection: 'The stalls bring more mothers than any poster.',
  about: { step: 'distribution-channels-strategy', field: pair },
  comment: 'Only them?',
  approval: 'Now we know whom to ask.',
  rating: 'Yes, I know what a mother costs us',
} as const satisfies ReviewStory & Readonly<Record<string, unknown>>

export type Story = typeof story
