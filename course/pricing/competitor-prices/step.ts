import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e900000000000000006004',
  slug: 'competitor-prices',
  type: 'exercise',
  component: 'CompetitorPrices',
  writes: [
    'competitor.name',
    'competitor.price',
    'competitor.marketShare',
    'competitor.offeringId',
    'competitor.segmentId',
    'segment.offeringMatch.addressableMarket',
    'segment.offeringMatch.addressableMarketDescription',
    'segment.offeringMatch.targetMarket',
    'segment.offeringMatch.marketShare',
    'segment.offeringMatch.marketShareJustification',
  ],
  mentorFields: ['competitor:{_id}', 'market:{segmentId}:{offeringId}'],
}
