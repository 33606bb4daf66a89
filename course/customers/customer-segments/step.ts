import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e900000000000000002002',
  slug: 'customer-segments',
  type: 'exercise',
  component: 'CustomerSegments',
  writes: ['segment.name', 'segment.role', 'segment.type'],
  mentorFields: ['segment:{_id}'],
}
