import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e900000000000000007008',
  slug: 'scenarios',
  type: 'exercise',
  component: 'Scenarios',
  writes: [
    'offering.optimism',
    'offering.pessimism',
    'offering.expectedScenario',
    'offering.optimisticScenario',
    'offering.pessimisticScenario',
  ],
  mentorFields: ['offering:{_id}'],
}
