import { answer, of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { ofFunnel } from '#course/shared/activities.ts'
import { gaps } from './selection.ts'

export const room = defineRoom({
  id: '57e900000000000000005008',
  slug: 'activities-selection',
  type: 'exercise',
  component: 'ActivitySelection',
  takes: { minutes: 30, company: 'team' },
  reads: ['segment', 'offering'],
  words: () => import('./words.ts'),
  fields: {
    selected: of('activity', { only: ofFunnel, comments: 'selection', as: 'flag' }),
    'budget-limit': answer({ label: 'budgetLimit' }),
    reason: answer({ comments: false }),
  },
  gaps,
  report: () => import('./report.ts'),
})
