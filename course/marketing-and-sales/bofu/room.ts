import { of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { ofFunnel } from '#course/shared/activities.ts'

export const room = defineRoom({
  id: '57e900000000000000005007',
  slug: 'bofu',
  type: 'exercise',
  component: 'FunnelStageEditor',
  reads: ['segment', 'offering'],
  fields: {
    name: of('activity', { only: ofFunnel }),
    description: of('activity', { only: ofFunnel }),
    reach: of('activity', { only: ofFunnel }),
    budget: of('activity', { only: ofFunnel }),
    segmentId: of('activity', { only: ofFunnel }),
    offeringId: of('activity', { only: ofFunnel }),
    activityType: of('activity', { only: ofFunnel }),
  },
})
