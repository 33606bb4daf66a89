import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e900000000000000005009',
  slug: 'marketing-sales-plan',
  type: 'exercise',
  component: 'MarketingSalesPlan',
  writes: [
    'activity.reach',
    'activity.conversion',
    'activity.budget',
    'segment.offeringMatch.orderFrequency',
    'segment.offeringMatch.unitsPerSale',
    'segment.offeringMatch.customerDuration',
    'segment.offeringMatch.price',
    'business.financials.expenses',
  ],
  mentorFields: ['activity:{_id}', 'value:{segmentId}:{offeringId}'],
}
