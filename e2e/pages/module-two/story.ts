import { words } from '#course/customers/my-offerings/words.ts'
import type { ReviewStory } from '../review.ts'

const offering = 'A warm room with a scale'

/** What one founder writes in module two: enough for every step to be complete, on the notes of module one. */
export const story = {
  expectation: 'Who would pay for the room',
  segments: [
    { name: 'Mothers who sell at the Ayacucho market', role: 'Buyer', type: 'B2C' },
    { name: 'Babies under six months', role: 'Beneficiary', type: 'B2C' },
  ],
  person: {
    name: 'Rosa',
    gender: 'Female',
    family_status: 'Single',
    country: 'PE',
    state: 'Ayacucho',
    city: 'Huamanga',
    occupation: 'Sells potatoes',
    work_description: 'Stands at her stall from five to four',
    income: 'Daily',
    income_amount: '30',
    story: 'At four she wakes up, ties the baby to her back and walks to the market.',
    job: 'Keep the stall open until noon',
  },
  market: {
    addressableMarket: '4000',
    addressableMarketDescription: 'Sellers with a baby, counted by the market office',
    targetMarket: '600',
    marketShare: '10',
    marketShareJustification: 'Sixty have asked for it already',
  },
  reliever: { title: 'A chair beside the stall', how: 'She feeds without closing' },
  left: 'The clinic does this better than we could',
  /** What a person said in an interview of module one. */
  heard: 'It was too cold.',
  pains: ['I lose sales when I go home', 'My milk dries up at the stall'],
  gains: ['I can feed her without leaving', 'I am calm at work'],
  about_pain: 'Every day between ten and two, when the buyers come',
  about_gain: 'She would stay with me until noon',
  /** A "what" of module one. */
  offering,
  offeringText: 'One hour in a heated room with a chair and a scale, for two soles',
  called: 'The milk room',
  does: 'They feed the baby beside the stall',
  reflection: 'Mothers pay for the hour, not for the room. Open: who keeps the stall meanwhile?',
  about: { step: 'my-offerings', field: offering },
  comment: 'How long is the room open?',
  approval: 'Now I could order it by phone.',
  rating: 'Yes, I see who pays',
  sentBack: {
    message: 'Clear. Please say when the room is open.',
    box: `${words.en.description}: ${offering}`,
    answer: 'From six to four. I will write it.',
    edited: 'One hour in a heated room with a chair, open from six to four, for two soles',
    added: 'open from six to four',
    removed: 'scale',
  },
} as const satisfies ReviewStory & Readonly<Record<string, unknown>>

export type Story = typeof story
