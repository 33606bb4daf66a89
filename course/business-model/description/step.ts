import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e900000000000000004006',
  slug: 'description',
  type: 'exercise',
  component: 'ModelDescription',
  writes: ['segment.modelDescription', 'business.modelSelection.description'],
  mentorFields: ['segment:{_id}', 'model:{modelId}'],
}
