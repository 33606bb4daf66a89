import { answer } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { beforeResults } from '#course/financial-plan/shared/before-results.ts'
import { gaps } from './tightest.ts'

export const room = defineRoom({
  id: '57e90000000000000000700a',
  slug: 'cash-flow',
  type: 'result',
  component: 'CashFlow',
  takes: { minutes: 30, company: 'team' },
  reads: ['business', 'offering', 'segment', 'activity', 'competitor'],
  words: () => import('./words.ts'),
  fields: {
    comment: answer({ longest: 2000 }),
  },
  after: beforeResults,
  gaps,
  report: () => import('./report.ts'),
})
