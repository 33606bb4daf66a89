import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e900000000000000007006',
  slug: 'expenses',
  type: 'exercise',
  component: 'Expenses',
  writes: ['business.financials.expenses', 'input.growth.valueArr'],
  mentorFields: ['list', 'growth'],
}
