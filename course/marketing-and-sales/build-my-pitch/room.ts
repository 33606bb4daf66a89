import { answer, business } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { cards, gaps } from './pitch.ts'

export const room = defineRoom({
  id: '57e90000000000000000500a',
  slug: 'build-my-pitch',
  type: 'exercise',
  component: 'PitchBuilder',
  takes: { minutes: 40, company: 'people' },
  // What was written before may go into the cards.
  reads: ['segment', 'offering', 'activity'],
  words: () => import('./words.ts'),
  fields: {
    ...Object.fromEntries(cards.map((card) => [card, answer({ required: true, longest: 1500 })])),
    pitch: business({ longest: 8000 }),
  },
  gaps,
  report: () => import('./report.ts'),
})
