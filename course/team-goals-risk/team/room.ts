import { project } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'

export const room = defineRoom({
  id: '57e900000000000000009002',
  slug: 'team',
  type: 'exercise',
  component: 'TeamBuilder',
  reads: ['segment', 'activity'],
  fields: {
    team_members: project({ comments: 'list' }),
  },
})
