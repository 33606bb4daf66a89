import { answer, of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'

export const room = defineRoom({
  id: '57e900000000000000005004',
  slug: 'channel-prioritization',
  type: 'exercise',
  component: 'ChannelPrioritization',
  reads: ['segment', 'offering'],
  fields: {
    'score.valueArr': answer({ key: 'score', property: 'valueArr', per: 'channel' }),
    score: answer({ per: 'channel' }),
    'score.description': answer({ key: 'score', property: 'description', per: 'channel' }),
    selected: of('channel'),
  },
})
