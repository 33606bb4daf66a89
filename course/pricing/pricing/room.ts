import { answer, of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { gaps } from './prices.ts'

const ofPair = { as: 'number', comments: 'pair:{segmentId}:{offeringId}' } as const

export const room = defineRoom({
  id: '57e900000000000000006005',
  slug: 'pricing',
  type: 'exercise',
  component: 'PriceSetting',
  takes: { minutes: 60, company: 'team' },
  reads: ['competitor'],
  words: () => import('./words.ts'),
  fields: {
    markup: answer({ comments: false }),
    'offeringMatch.priceLow': of('segment', { ...ofPair, label: 'priceLow' }),
    'offeringMatch.priceHigh': of('segment', { ...ofPair, label: 'priceHigh' }),
    'offeringMatch.price': of('segment', { ...ofPair, label: 'pairPrice' }),
    rangeLow: of('offering', { as: 'number' }),
    rangeHigh: of('offering', { as: 'number' }),
    price: of('offering', { as: 'number' }),
    reason: answer({ comments: false }),
  },
  gaps,
  report: () => import('./report.ts'),
})
