import { of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'

export const room = defineRoom({
  id: '57e900000000000000006003',
  slug: 'unit-costs',
  type: 'exercise',
  component: 'UnitCosts',
  fields: {
    components: of('offering'),
    unitPerBatch: of('offering'),
  },
})
