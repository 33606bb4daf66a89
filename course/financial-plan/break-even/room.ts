import { answer } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'

export const room = defineRoom({
  id: '57e90000000000000000700b',
  slug: 'break-even',
  type: 'result',
  component: 'BreakEven',
  reads: ['business', 'offering', 'segment', 'activity'],
  fields: {
    comment: answer(),
  },
})
