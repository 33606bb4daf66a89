import { of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'

export const room = defineRoom({
  id: '57e900000000000000004008',
  slug: 'key-activities',
  type: 'exercise',
  component: 'KeyList',
  reads: ['business', 'offering', 'activity'],
  fields: {
    keyActivities: of('segment'),
  },
})
