import { of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'

export const room = defineRoom({
  id: '57e900000000000000002006',
  slug: 'my-offerings',
  type: 'exercise',
  component: 'OfferingBoard',
  reads: ['input'],
  fields: {
    name: of('offering', { isTitle: true }),
    type: of('offering'),
    description: of('offering'),
    segmentMatch: of('offering'),
    inputId: of('offering'),
    'offeringMatch.offeringId': of('segment', { comments: 'match:{segmentId}:{offeringId}' }),
    'offeringMatch.title': of('segment', { comments: 'match:{segmentId}:{offeringId}' }),
    'offeringMatch.description': of('segment', { comments: 'match:{segmentId}:{offeringId}' }),
  },
})
