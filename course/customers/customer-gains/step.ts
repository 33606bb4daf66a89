import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e900000000000000002005',
  slug: 'customer-gains',
  type: 'exercise',
  component: 'SegmentNeeds',
  writes: ['gain.title', 'gain.description', 'gain.level', 'gain.parent', 'gain.inputId'],
  mentorFields: ['gain:{_id}'],
}
