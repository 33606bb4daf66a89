import { answer, business } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'

export const room = defineRoom({
  id: '57e900000000000000003003',
  slug: 'opportunity',
  type: 'exercise',
  component: 'OpportunityGap',
  reads: ['activity', 'segment'],
  fields: {
    'gap.selected': answer({
      key: 'gap',
      property: 'selected',
      per: 'activity',
      comments: 'gap:{activityId}',
    }),
    'gap.description': answer({
      key: 'gap',
      property: 'description',
      per: 'activity',
      comments: 'gap:{activityId}',
    }),
    opportunity: answer(),
    solutionStatement: business(),
  },
})
