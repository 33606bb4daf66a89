import { answer } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'

export const room = defineRoom({
  id: '57e900000000000000003002',
  slug: 'map-current-solutions',
  type: 'exercise',
  component: 'SolutionMap',
  reads: ['activity'],
  fields: {
    solution: answer({ isMany: true }),
    'solution.description': answer({ key: 'solution', property: 'description', isMany: true }),
    'solution.groupName': answer({ key: 'solution', property: 'groupName', isMany: true }),
    'solution.valueArr': answer({ key: 'solution', property: 'valueArr', isMany: true }),
    own: answer({ property: 'valueArr' }),
  },
})
