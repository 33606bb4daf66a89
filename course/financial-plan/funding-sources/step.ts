import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e900000000000000007005',
  slug: 'funding-sources',
  type: 'exercise',
  component: 'FundingSources',
  writes: ['business.financials.fundingSources'],
  mentorFields: ['list'],
}
