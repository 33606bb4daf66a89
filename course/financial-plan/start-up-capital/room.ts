import { answer, business } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { gaps } from './start.ts'

export const room = defineRoom({
  id: '57e900000000000000007002',
  slug: 'start-up-capital',
  type: 'exercise',
  component: 'StartUpCapital',
  takes: { minutes: 15, company: 'alone' },
  reads: ['input', 'offering', 'segment', 'activity', 'competitor'],
  words: () => import('./words.ts'),
  fields: {
    businessStarted: business({ as: 'flag', comments: 'settings' }),
    startDate: business({ comments: 'settings' }),
    taxRate: business({ as: 'number', comments: 'settings' }),
    currency: answer({ comments: 'settings' }),
    'plan-start': answer({ label: 'planStart', comments: 'settings' }),
  },
  gaps,
  report: () => import('./report.ts'),
})
