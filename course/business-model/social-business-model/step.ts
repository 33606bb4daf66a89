import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e900000000000000004004',
  slug: 'social-business-model',
  type: 'exercise',
  component: 'ModelGallery',
  writes: [
    'business.modelSelection.modelId',
    'business.modelSelection.selected',
    'business.modelSelection.type',
    'segment.businessModels',
  ],
  mentorFields: ['model:{modelId}'],
}
