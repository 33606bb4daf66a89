import type { ReviewStory } from '../review.ts'

const goal = 'Every mother has a warm place'

/** What one founder writes in module nine: enough for every step to be complete. */
export const story = {
  expectation: 'Who opens the room when I am ill?',
  /** From modules one and four. */
  work: {
    key: ['Heat the room every morning', 'Talk with the market council'],
    impact: 'Visit mothers at home',
  },
  own: { role: 'Founder', strength: 'Knows every stall of the market' },
  mate: {
    name: 'Rosa Quispe',
    role: 'Keeper of the room',
    strength: 'Calm with crying babies',
    email: 'rosa@example.org',
  },
  goal,
  objectives: [
    { title: 'Open the room for 20 mothers', date: '2031-03-31' },
    { title: 'Welcome 60 mothers a week', date: '2031-09-30' },
  ],
  /** One week later, by a key. */
  movedTo: '2031-04-07',
  risks: ['The stove breaks', 'The council takes the room back', 'Nobody comes in the rains'],
  plan: 'Ask the parish for its hall',
  reflection: 'Rosa can open alone. The accounts still wait for somebody.',
  about: { step: 'goals', field: goal },
  comment: 'By when, and how many?',
  approval: 'Now it can be counted.',
  rating: 'Yes, we know who does what',
} as const satisfies ReviewStory & Readonly<Record<string, unknown>>

export type Story = typeof story
