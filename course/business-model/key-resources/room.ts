import { answer, of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'

export const room = defineRoom({
  id: '57e900000000000000004009',
  slug: 'key-resources',
  type: 'exercise',
  component: 'KeyList',
  reads: ['offering'],
  fields: {
    keyResources: of('segment'),
    needed: answer({ property: 'valueArr', per: 'segment' }),
  },
})
