import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e900000000000000008002',
  slug: 'sustainable-development-goals',
  type: 'exercise',
  component: 'SdgPicker',
  writes: ['business.sdgs'],
  mentorFields: ['sdg:{index}'],
}
