import { of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { ofImpactChain } from '#course/shared/activities.ts'

export const room = defineRoom({
  id: '57e900000000000000008003',
  slug: 'impact-kpis',
  type: 'exercise',
  component: 'ImpactKpis',
  fields: {
    impact: of('activity', { only: ofImpactChain }),
  },
})
