import { answer, business } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { gaps } from './expenses.ts'

export const room = defineRoom({
  id: '57e900000000000000007006',
  slug: 'expenses',
  type: 'exercise',
  component: 'Expenses',
  takes: { minutes: 40, company: 'colleague' },
  reads: ['activity', 'offering', 'segment', 'competitor', 'project'],
  words: () => import('./words.ts'),
  fields: {
    'financials.expenses': business({ label: 'list', comments: 'list' }),
    growth: answer({ property: 'valueArr', as: { scores: ['year2', 'year3'] } }),
  },
  gaps,
  report: () => import('./report.ts'),
})
