import { answer, business, of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { gaps } from './forecast-checks.ts'

export const room = defineRoom({
  id: '57e900000000000000007007',
  slug: 'revenue',
  type: 'exercise',
  component: 'RevenueForecast',
  takes: { minutes: 60, company: 'team' },
  reads: ['segment', 'activity', 'competitor'],
  words: () => import('./words.ts'),
  fields: {
    forecasts: of('offering'),
    'financials.additionalRevenue': business({ label: 'additional', comments: 'additional' }),
    'grant-continuity': answer({
      ...{
        property: 'valueArr',
        label: 'continuity',
        comments: 'additional',
        as: { scores: ['year2', 'year3'] },
      },
    }),
  },
  gaps,
  report: () => import('./report.ts'),
})
