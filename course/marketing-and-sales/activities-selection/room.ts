import { answer, of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { ofFunnel } from '#course/shared/activities.ts'

export const room = defineRoom({
  id: '57e900000000000000005008',
  slug: 'activities-selection',
  type: 'exercise',
  component: 'ActivitySelection',
  reads: ['segment'],
  fields: {
    selected: of('activity', { only: ofFunnel, comments: 'selection' }),
    'budget-limit': answer(),
    reason: answer({ comments: false }),
  },
})
