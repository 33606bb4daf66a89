import { answer } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'

export const room = defineRoom({
  id: '57e900000000000000005002',
  slug: 'distribution-channels-strategy',
  type: 'exercise',
  component: 'ChannelStrategy',
  reads: ['segment', 'offering'],
  fields: {
    strategy: answer({ per: 'segment', comments: 'pair:{segmentId}:{offeringId}' }),
    'strategy.valueArr': answer({
      key: 'strategy',
      property: 'valueArr',
      per: 'segment',
      comments: 'pair:{segmentId}:{offeringId}',
    }),
    'strategy.description': answer({
      key: 'strategy',
      property: 'description',
      per: 'segment',
      comments: 'pair:{segmentId}:{offeringId}',
    }),
  },
})
