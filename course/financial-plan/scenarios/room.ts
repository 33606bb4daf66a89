import { of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'

export const room = defineRoom({
  id: '57e900000000000000007008',
  slug: 'scenarios',
  type: 'exercise',
  component: 'Scenarios',
  reads: ['business', 'segment', 'input'],
  fields: {
    optimism: of('offering'),
    pessimism: of('offering'),
    expectedScenario: of('offering'),
    optimisticScenario: of('offering'),
    pessimisticScenario: of('offering'),
  },
})
