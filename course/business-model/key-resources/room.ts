import { answer, of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { gaps } from './resources.ts'

export const room = defineRoom({
  id: '57e900000000000000004009',
  slug: 'key-resources',
  type: 'exercise',
  component: 'KeyList',
  takes: { minutes: 40, company: 'team' },
  reads: ['offering'],
  words: () => import('./words.ts'),
  fields: {
    keyResources: of('segment', { as: 'list' }),
    needed: answer({ property: 'valueArr', per: 'segment', as: 'list' }),
  },
  gaps,
  report: () => import('./report.ts'),
})
