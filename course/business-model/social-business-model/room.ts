import { business, of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'

export const room = defineRoom({
  id: '57e900000000000000004004',
  slug: 'social-business-model',
  type: 'exercise',
  component: 'ModelGallery',
  fields: {
    'modelSelection.modelId': business({ comments: 'model:{modelId}' }),
    'modelSelection.selected': business({ comments: 'model:{modelId}' }),
    'modelSelection.type': business({ comments: 'model:{modelId}' }),
    businessModels: of('segment', { comments: 'model:{modelId}' }),
  },
})
