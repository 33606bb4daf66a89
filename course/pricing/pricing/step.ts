import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e900000000000000006005',
  slug: 'pricing',
  type: 'exercise',
  component: 'PriceSetting',
  writes: [
    'segment.offeringMatch.priceLow',
    'segment.offeringMatch.priceHigh',
    'segment.offeringMatch.price',
    'offering.rangeLow',
    'offering.rangeHigh',
    'offering.price',
    'input.markup.value',
    'input.reason.value',
  ],
  mentorFields: ['offering:{_id}', 'pair:{segmentId}:{offeringId}'],
}
