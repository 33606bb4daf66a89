import { project } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { gaps } from './rules.ts'

export const room = defineRoom({
  id: '57e900000000000000009002',
  slug: 'team',
  type: 'exercise',
  component: 'TeamBuilder',
  takes: { minutes: 45, company: 'team' },
  reads: ['segment', 'activity'],
  words: () => import('./words.ts'),
  fields: {
    user_id: project({ property: 'team_members.user_id', label: false, comments: 'list' }),
    name: project({ property: 'team_members.name', as: 'list', comments: 'list' }),
    role: project({ property: 'team_members.role', as: 'list', comments: 'list' }),
    strength: project({ property: 'team_members.strength', as: 'list', comments: 'list' }),
    activities: project({
      property: 'team_members.activities',
      label: 'leads',
      as: 'list',
      comments: 'list',
    }),
    email: project({ property: 'team_members.email', comments: 'list' }),
  },
  gaps,
  report: () => import('./report.ts'),
})
