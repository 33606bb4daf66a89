import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e900000000000000004008',
  slug: 'key-activities',
  type: 'exercise',
  component: 'KeyList',
  writes: ['segment.keyActivities'],
  mentorFields: ['segment:{_id}'],
}
