import { answer } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { beforeResults } from '#course/financial-plan/shared/before-results.ts'

export const room = defineRoom({
  id: '57e900000000000000007009',
  slug: 'income-statement',
  type: 'result',
  component: 'IncomeStatement',
  takes: { minutes: 30, company: 'team' },
  reads: ['business', 'offering', 'segment', 'activity', 'competitor'],
  words: () => import('./words.ts'),
  fields: {
    comment: answer({ required: true, longest: 2000 }),
  },
  after: beforeResults,
  report: () => import('./report.ts'),
})
