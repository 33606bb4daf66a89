import { answer, of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { gaps } from './choice.ts'

export const room = defineRoom({
  id: '57e900000000000000001004',
  slug: 'choosing-the-causes',
  type: 'exercise',
  component: 'CauseChooser',
  takes: { minutes: 20, company: 'team' },
  words: () => import('./words.ts'),
  fields: {
    selected: of('cause', { label: 'choose', as: 'flag' }),
    rating: answer({
      per: 'cause',
      property: 'valueArr',
      label: 'fields.rating',
      as: { scores: ['feeds', 'change'] },
    }),
    reason: answer({ per: 'cause', key: 'rating', property: 'description' }),
  },
  gaps,
  report: () => import('./report.ts'),
})
