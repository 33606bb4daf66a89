import { answer } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { gaps } from './standing.ts'

export const room = defineRoom({
  id: '57e90000000000000000700b',
  slug: 'break-even',
  type: 'result',
  component: 'BreakEven',
  takes: { minutes: 20, company: 'team' },
  reads: ['business', 'offering', 'segment', 'activity', 'competitor'],
  words: () => import('./words.ts'),
  fields: {
    comment: answer({ required: true, longest: 2000 }),
  },
  gaps,
  report: () => import('./report.ts'),
})
