import { socialGaps } from '#course/business-model/shared/gallery.ts'
import { selectionFields } from '#course/business-model/shared/model-fields.ts'
import { of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'

export const room = defineRoom({
  id: '57e900000000000000004004',
  slug: 'social-business-model',
  type: 'exercise',
  component: 'ModelGallery',
  takes: { minutes: 40, company: 'team' },
  reads: ['model', 'input', 'offering'],
  words: () => import('./words.ts'),
  fields: {
    ...selectionFields('social'),
    businessModels: of('segment', { comments: 'model:{modelId}', as: 'records', label: 'modelsOfSegment' }),
  },
  gaps: socialGaps,
  report: () => import('./report.ts'),
})
