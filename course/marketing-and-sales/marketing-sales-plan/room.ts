import { business, of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { ofFunnel } from '#course/shared/activities.ts'
import { gaps, worthFields } from './customer-worth.ts'

const ofActivity = { only: ofFunnel, as: 'number' } as const
const ofPair = { as: 'number', comments: 'value:{segmentId}:{offeringId}' } as const

export const room = defineRoom({
  id: '57e900000000000000005009',
  slug: 'marketing-sales-plan',
  type: 'exercise',
  component: 'MarketingSalesPlan',
  takes: { minutes: 45, company: 'colleague' },
  reads: ['offering', 'input'],
  words: () => import('./words.ts'),
  fields: {
    reach: of('activity', ofActivity),
    conversion: of('activity', ofActivity),
    budget: of('activity', ofActivity),
    ...Object.fromEntries(
      worthFields.map((name) => [`offeringMatch.${name}`, of('segment', { ...ofPair, label: name })]),
    ),
    'offeringMatch.price': of('segment', { ...ofPair, label: 'price' }),
    // The expenses of the financial plan tell of it.
    'financials.expenses': business({ label: false, comments: false }),
  },
  gaps,
  report: () => import('./report.ts'),
})
