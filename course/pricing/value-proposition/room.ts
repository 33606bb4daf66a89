import { of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'

export const room = defineRoom({
  id: '57e900000000000000006002',
  slug: 'value-proposition',
  type: 'exercise',
  component: 'ValuePropositionBuilder',
  reads: ['segment', 'pain', 'gain', 'offering', 'input'],
  fields: {
    parts: of('proposition'),
  },
})
