import { answer, business } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'

export const room = defineRoom({
  id: '57e900000000000000004003',
  slug: 'business-model',
  type: 'exercise',
  component: 'ValueFlow',
  reads: ['segment'],
  fields: {
    'flow.valueArr': answer({
      key: 'flow',
      property: 'valueArr',
      per: 'segment',
      comments: 'flow:{segmentId}',
    }),
    'flow.description': answer({
      key: 'flow',
      property: 'description',
      per: 'segment',
      comments: 'flow:{segmentId}',
    }),
    impactModel: business(),
    impactDescription: business(),
  },
})
