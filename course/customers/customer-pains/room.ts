import { of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'

export const room = defineRoom({
  id: '57e900000000000000002004',
  slug: 'customer-pains',
  type: 'exercise',
  component: 'SegmentNeeds',
  reads: ['segment', 'input'],
  fields: {
    title: of('pain', { isTitle: true }),
    description: of('pain'),
    level: of('pain'),
    parent: of('pain'),
    inputId: of('pain'),
  },
})
