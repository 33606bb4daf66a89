import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e900000000000000003003',
  slug: 'opportunity',
  type: 'exercise',
  component: 'OpportunityGap',
  writes: [
    'input.gap.selected',
    'input.gap.description',
    'input.opportunity.value',
    'business.solutionStatement',
  ],
  mentorFields: ['gap:{activityId}', 'opportunity', 'solutionStatement'],
}
