import { business, of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { ofFunnel } from '#course/shared/activities.ts'

export const room = defineRoom({
  id: '57e900000000000000005009',
  slug: 'marketing-sales-plan',
  type: 'exercise',
  component: 'MarketingSalesPlan',
  reads: ['offering'],
  fields: {
    reach: of('activity', { only: ofFunnel }),
    conversion: of('activity', { only: ofFunnel }),
    budget: of('activity', { only: ofFunnel }),
    'offeringMatch.orderFrequency': of('segment', { comments: 'value:{segmentId}:{offeringId}' }),
    'offeringMatch.unitsPerSale': of('segment', { comments: 'value:{segmentId}:{offeringId}' }),
    'offeringMatch.customerDuration': of('segment', { comments: 'value:{segmentId}:{offeringId}' }),
    'offeringMatch.price': of('segment', { comments: 'value:{segmentId}:{offeringId}' }),
    'financials.expenses': business({ comments: false }),
  },
})
