import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e900000000000000007002',
  slug: 'start-up-capital',
  type: 'exercise',
  component: 'StartUpCapital',
  writes: [
    'business.businessStarted',
    'business.startDate',
    'business.taxRate',
    'input.currency.value',
    'input.plan-start.value',
  ],
  mentorFields: ['settings'],
}
