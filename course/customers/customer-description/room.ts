import { of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'

export const room = defineRoom({
  id: '57e900000000000000002003',
  slug: 'customer-description',
  type: 'exercise',
  component: 'CustomerPersona',
  reads: ['input'],
  fields: {
    profile: of('segment', { comments: 'profile:{segmentId}' }),
    addressableMarket: of('segment', { comments: 'market:{segmentId}' }),
    addressableMarketDescription: of('segment', { comments: 'market:{segmentId}' }),
    targetMarket: of('segment', { comments: 'market:{segmentId}' }),
    marketShare: of('segment', { comments: 'market:{segmentId}' }),
    marketShareJustification: of('segment', { comments: 'market:{segmentId}' }),
  },
})
