import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e900000000000000002007',
  slug: 'pain-relievers',
  type: 'exercise',
  component: 'FitCanvas',
  writes: ['offering.painMatch', 'input.skipped.selected', 'input.skipped.description'],
  mentorFields: ['match:{offeringId}:{painId}'],
}
