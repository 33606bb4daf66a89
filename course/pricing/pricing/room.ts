import { answer, of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'

export const room = defineRoom({
  id: '57e900000000000000006005',
  slug: 'pricing',
  type: 'exercise',
  component: 'PriceSetting',
  reads: ['competitor'],
  fields: {
    'offeringMatch.priceLow': of('segment', { comments: 'pair:{segmentId}:{offeringId}' }),
    'offeringMatch.priceHigh': of('segment', { comments: 'pair:{segmentId}:{offeringId}' }),
    'offeringMatch.price': of('segment', { comments: 'pair:{segmentId}:{offeringId}' }),
    rangeLow: of('offering'),
    rangeHigh: of('offering'),
    price: of('offering'),
    markup: answer({ comments: false }),
    reason: answer({ comments: false }),
  },
})
