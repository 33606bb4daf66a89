import { answer } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { coverages, routes } from '#domain/options/marketing.ts'
import { gaps } from './strategy.ts'

const strategy = { key: 'strategy', per: 'segment', comments: 'pair:{segmentId}:{offeringId}' } as const

export const room = defineRoom({
  id: '57e900000000000000005002',
  slug: 'distribution-channels-strategy',
  type: 'exercise',
  component: 'ChannelStrategy',
  takes: { minutes: 30, company: 'colleague' },
  reads: ['segment', 'offering'],
  words: () => import('./words.ts'),
  fields: {
    strategy: answer({ ...strategy, label: 'coverage', as: { options: coverages } }),
    'strategy.valueArr': answer({
      ...strategy,
      property: 'valueArr',
      label: 'routes',
      as: { options: routes },
    }),
    'strategy.description': answer({ ...strategy, property: 'description', label: 'reason' }),
  },
  gaps,
  report: () => import('./report.ts'),
})
