import { answer, business, of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'

export const room = defineRoom({
  id: '57e900000000000000007007',
  slug: 'revenue',
  type: 'exercise',
  component: 'RevenueForecast',
  reads: ['segment'],
  fields: {
    forecasts: of('offering'),
    'financials.additionalRevenue': business({ comments: 'additional' }),
    'grant-continuity': answer({ property: 'valueArr', comments: 'additional' }),
  },
})
