import { of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { ofFunnel } from '#course/shared/activities.ts'

export const room = defineRoom({
  id: '57e900000000000000005005',
  slug: 'marketing-funnel-activities',
  type: 'exercise',
  component: 'FunnelOverview',
  reads: ['segment', 'offering', 'pain', 'input'],
  fields: {
    name: of('activity', { only: ofFunnel, isTitle: true }),
    activityType: of('activity', { only: ofFunnel }),
    segmentId: of('activity', { only: ofFunnel }),
    offeringId: of('activity', { only: ofFunnel }),
    selected: of('activity', { only: ofFunnel }),
    description: of('activity', { only: ofFunnel }),
    reach: of('activity', { only: ofFunnel }),
    budget: of('activity', { only: ofFunnel }),
  },
})
