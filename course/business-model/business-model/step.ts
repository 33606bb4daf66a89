import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e900000000000000004003',
  slug: 'business-model',
  type: 'exercise',
  component: 'ValueFlow',
  writes: [
    'input.flow.valueArr',
    'input.flow.description',
    'business.impactModel',
    'business.impactDescription',
  ],
  mentorFields: ['flow:{segmentId}', 'impactModel', 'impactDescription'],
}
