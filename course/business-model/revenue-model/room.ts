import { business, of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'

export const room = defineRoom({
  id: '57e900000000000000004005',
  slug: 'revenue-model',
  type: 'exercise',
  component: 'ModelGallery',
  reads: ['input'],
  fields: {
    'modelSelection.modelId': business({ comments: 'model:{modelId}' }),
    'modelSelection.selected': business({ comments: 'model:{modelId}' }),
    'modelSelection.type': business({ comments: 'model:{modelId}' }),
    businessModels: of('segment', { comments: 'model:{modelId}' }),
  },
})
