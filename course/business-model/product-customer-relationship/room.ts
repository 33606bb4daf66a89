import { answer, of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'

export const room = defineRoom({
  id: '57e900000000000000004002',
  slug: 'product-customer-relationship',
  type: 'exercise',
  component: 'ProductCustomerRelationship',
  reads: ['offering'],
  fields: {
    'offeringMatch.tangibility': of('segment', { comments: 'pair:{segmentId}:{offeringId}' }),
    'offeringMatch.duration': of('segment', { comments: 'pair:{segmentId}:{offeringId}' }),
    'offeringMatch.frequency': of('segment', { comments: 'pair:{segmentId}:{offeringId}' }),
    'offeringMatch.payment': of('segment', { comments: 'pair:{segmentId}:{offeringId}' }),
    'offeringMatch.search': of('segment', { comments: 'pair:{segmentId}:{offeringId}' }),
    'relation.relationType': answer({
      key: 'relation',
      property: 'relationType',
      per: 'segment',
      comments: 'pair:{segmentId}:{offeringId}',
    }),
    'relation.description': answer({
      key: 'relation',
      property: 'description',
      per: 'segment',
      comments: 'pair:{segmentId}:{offeringId}',
    }),
    'relation.segmentType': answer({
      key: 'relation',
      property: 'segmentType',
      per: 'segment',
      comments: 'pair:{segmentId}:{offeringId}',
    }),
    'relation.productType': answer({
      key: 'relation',
      property: 'productType',
      per: 'segment',
      comments: 'pair:{segmentId}:{offeringId}',
    }),
  },
})
