import { business, of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'

export const room = defineRoom({
  id: '57e900000000000000004006',
  slug: 'description',
  type: 'exercise',
  component: 'ModelDescription',
  reads: ['input'],
  fields: {
    modelDescription: of('segment'),
    'modelSelection.description': business({ comments: 'model:{modelId}' }),
  },
})
