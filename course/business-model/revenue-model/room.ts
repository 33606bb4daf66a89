import { revenueGaps } from '#course/business-model/shared/gallery.ts'
import { selectionFields } from '#course/business-model/shared/model-fields.ts'
import { of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'

export const room = defineRoom({
  id: '57e900000000000000004005',
  slug: 'revenue-model',
  type: 'exercise',
  component: 'ModelGallery',
  takes: { minutes: 30, company: 'team' },
  reads: ['model', 'input', 'offering'],
  words: () => import('./words.ts'),
  fields: {
    ...selectionFields('revenue'),
    // What a segment names is told once, in the step before.
    businessModels: of('segment', { comments: 'model:{modelId}', label: false }),
  },
  gaps: revenueGaps,
  report: () => import('./report.ts'),
})
