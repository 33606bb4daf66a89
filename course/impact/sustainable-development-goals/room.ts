import { business } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'

export const room = defineRoom({
  id: '57e900000000000000008002',
  slug: 'sustainable-development-goals',
  type: 'exercise',
  component: 'SdgPicker',
  reads: ['activity'],
  fields: {
    sdgs: business({ comments: 'sdg:{index}' }),
  },
})
