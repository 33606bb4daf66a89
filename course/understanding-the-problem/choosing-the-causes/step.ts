import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e900000000000000001004',
  slug: 'choosing-the-causes',
  type: 'exercise',
  component: 'CauseChooser',
  writes: ['cause.selected', 'input.rating.valueArr', 'input.rating.description'],
  mentorFields: ['cause:{_id}'],
}
