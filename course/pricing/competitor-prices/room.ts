import { of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'

export const room = defineRoom({
  id: '57e900000000000000006004',
  slug: 'competitor-prices',
  type: 'exercise',
  component: 'CompetitorPrices',
  reads: ['offering', 'input'],
  fields: {
    name: of('competitor', { isTitle: true }),
    price: of('competitor'),
    marketShare: of('competitor'),
    offeringId: of('competitor'),
    segmentId: of('competitor'),
    'offeringMatch.addressableMarket': of('segment', { comments: 'market:{segmentId}:{offeringId}' }),
    'offeringMatch.addressableMarketDescription': of('segment', {
      comments: 'market:{segmentId}:{offeringId}',
    }),
    'offeringMatch.targetMarket': of('segment', { comments: 'market:{segmentId}:{offeringId}' }),
    'offeringMatch.marketShare': of('segment', { comments: 'market:{segmentId}:{offeringId}' }),
    'offeringMatch.marketShareJustification': of('segment', { comments: 'market:{segmentId}:{offeringId}' }),
  },
})
