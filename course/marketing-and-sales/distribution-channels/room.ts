import { of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'

export const room = defineRoom({
  id: '57e900000000000000005003',
  slug: 'distribution-channels',
  type: 'exercise',
  component: 'ChannelBuilder',
  reads: ['segment', 'offering', 'input'],
  fields: {
    segmentId: of('channel'),
    offeringId: of('channel'),
    intermediaries: of('channel'),
    selected: of('channel'),
  },
})
