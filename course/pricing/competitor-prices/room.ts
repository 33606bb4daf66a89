import { of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { marketNames } from '#course/pricing/shared/figures.ts'
import { gaps } from './rivals.ts'

const comments = 'market:{segmentId}:{offeringId}'
const texts: readonly string[] = ['addressableMarketDescription', 'marketShareJustification']

export const room = defineRoom({
  id: '57e900000000000000006004',
  slug: 'competitor-prices',
  type: 'exercise',
  component: 'CompetitorPrices',
  takes: { minutes: 90, company: 'people' },
  reads: ['offering', 'input'],
  words: () => import('./words.ts'),
  fields: {
    name: of('competitor', { isTitle: true }),
    price: of('competitor', { as: 'number' }),
    marketShare: of('competitor', { label: 'share', as: 'number' }),
    offeringId: of('competitor', { label: false }),
    segmentId: of('competitor', { label: false }),
    ...Object.fromEntries(
      marketNames.map((name) => [
        `offeringMatch.${name}`,
        of('segment', {
          label: `market.${name}`,
          comments,
          ...(texts.includes(name) ? {} : { as: 'number' }),
        }),
      ]),
    ),
  },
  gaps,
  report: () => import('./report.ts'),
})
