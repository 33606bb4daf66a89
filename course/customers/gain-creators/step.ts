import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e900000000000000002008',
  slug: 'gain-creators',
  type: 'exercise',
  component: 'FitCanvas',
  writes: ['offering.gainMatch', 'input.skipped.selected', 'input.skipped.description'],
  mentorFields: ['match:{offeringId}:{gainId}'],
}
