import { of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { gaps } from './activities.ts'

export const room = defineRoom({
  id: '57e900000000000000004008',
  slug: 'key-activities',
  type: 'exercise',
  component: 'KeyList',
  takes: { minutes: 40, company: 'team' },
  reads: ['offering', 'activity'],
  words: () => import('./words.ts'),
  fields: {
    keyActivities: of('segment', { as: 'list' }),
  },
  gaps,
  report: () => import('./report.ts'),
})
