import { of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'

export const room = defineRoom({
  id: '57e900000000000000002002',
  slug: 'customer-segments',
  type: 'exercise',
  component: 'CustomerSegments',
  reads: ['input'],
  fields: {
    name: of('segment', { isTitle: true }),
    role: of('segment'),
    type: of('segment'),
  },
})
