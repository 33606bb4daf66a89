import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e900000000000000004009',
  slug: 'key-resources',
  type: 'exercise',
  component: 'KeyList',
  writes: ['segment.keyResources', 'input.needed.valueArr'],
  mentorFields: ['segment:{_id}'],
}
