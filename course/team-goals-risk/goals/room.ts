import { of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'

export const room = defineRoom({
  id: '57e900000000000000009003',
  slug: 'goals',
  type: 'exercise',
  component: 'GoalRoadmap',
  reads: ['activity', 'segment', 'business'],
  fields: {
    title: of('goal', { isTitle: true }),
    objectives: of('goal'),
  },
})
