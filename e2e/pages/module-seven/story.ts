import { words } from '#course/financial-plan/income-statement/words.ts'
import type { ReviewStory } from '../review.ts'

const hour = 'Warm room by the hour'
const visit = 'Visit at home'

/** What one founder writes in module seven: enough for every step to be complete. */
export const story = {
  expectation: 'Whether the room can live without the parish',
  /** From earlier modules. */
  hour,
  visit,
  prices: { [hour]: 3, [visit]: 8 },
  leaflets: { name: 'Leaflets at the gates', budget: 480 },
  settings: { startDate: '2026-01-15', planStart: '2027-01', currency: 'PEN', taxRate: '10' },
  assets: [
    { kind: 'Machinery', description: 'Stove with two plates', cost: '1.200,50' },
    { kind: 'Furniture', description: 'Six chairs and a cradle', cost: '360' },
  ],
  paidBefore: [
    { kind: 'Registration', description: 'Licence of the market council', cost: '150' },
    { kind: 'Initial stock', description: 'Charcoal for the first month', cost: '90' },
  ],
  sources: [
    { type: 'Own savings', amount: '2500', status: 'Have it' },
    { type: 'Microcredit', amount: '1,200.00', status: 'In progress', interestRate: '18', years: '2' },
  ],
  expenses: [
    { kind: 'Rent', description: 'The room beside the market', cost: '180' },
    { kind: 'Utilities', description: '', cost: '45.50' },
  ],
  salary: '200',
  fees: { kind: 'Bank', description: 'Fees of the account', cost: '6' },
  growth: ['4', '−2,5'],
  /** Three months by keys, nine from a spreadsheet. */
  typed: ['100', '120', '140'],
  copied: '160\t170\t180\t190\t200\t210\t220\t230\t240',
  year2: '2,600',
  year3: '3000',
  visits: { year: '240', strong: 'July 2027' },
  grant: { kind: 'Grant', description: 'Parish fund for warm places', value: '50' },
  continuity: ['60', '0'],
  scenarios: [
    { name: hour, better: '25', worse: '40' },
    { name: visit, better: '10', worse: '30' },
  ],
  cases: {
    expectedScenario: 'Twenty sellers come every week',
    optimisticScenario: 'The council tells every seller about us',
    pessimisticScenario: 'The rains close the road in summer',
  },
  tightest: 'We pay the charcoal after the market day',
  firstChange: 'The rent: half of it from April to October',
  reflection: 'The room carries itself. The loan is the risk.',
  about: { step: 'income-statement', field: words.en.comment, read: words.en.read.comment },
  told: 'We earn from the second month and guards like it',
  comment: 'What does a funder learn from it?',
  approval: 'Now I would lend you the money.',
  rating: 'Yes, I can explain every number',
  sentBack: {
    message: 'The sums are right. Tell what they mean.',
    answer: 'That we need the loan only once. I will write it.',
    edited: 'We earn from the second month and need the loan only once',
    added: 'need the loan only once',
    removed: 'guards like it',
  },
} as const satisfies ReviewStory & Readonly<Record<string, unknown>>

export type Story = typeof story
