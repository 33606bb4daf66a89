import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e900000000000000002004',
  slug: 'customer-pains',
  type: 'exercise',
  component: 'SegmentNeeds',
  writes: ['pain.title', 'pain.description', 'pain.level', 'pain.parent', 'pain.inputId'],
  mentorFields: ['pain:{_id}'],
}
