import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e900000000000000007007',
  slug: 'revenue',
  type: 'exercise',
  component: 'RevenueForecast',
  writes: ['offering.forecasts', 'business.financials.additionalRevenue', 'input.grant-continuity.valueArr'],
  mentorFields: ['offering:{_id}', 'additional'],
}
