import { of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'

export const room = defineRoom({
  id: '57e900000000000000002005',
  slug: 'customer-gains',
  type: 'exercise',
  component: 'SegmentNeeds',
  reads: ['segment', 'input'],
  fields: {
    title: of('gain', { isTitle: true }),
    description: of('gain'),
    level: of('gain'),
    parent: of('gain'),
    inputId: of('gain'),
  },
})
