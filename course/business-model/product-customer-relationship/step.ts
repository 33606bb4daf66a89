import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e900000000000000004002',
  slug: 'product-customer-relationship',
  type: 'exercise',
  component: 'ProductCustomerRelationship',
  writes: [
    'segment.offeringMatch.tangibility',
    'segment.offeringMatch.duration',
    'segment.offeringMatch.frequency',
    'segment.offeringMatch.payment',
    'segment.offeringMatch.search',
    'input.relation.relationType',
    'input.relation.description',
    'input.relation.segmentType',
    'input.relation.productType',
  ],
  mentorFields: ['pair:{segmentId}:{offeringId}'],
}
