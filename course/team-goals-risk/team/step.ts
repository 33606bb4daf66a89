import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e900000000000000009002',
  slug: 'team',
  type: 'exercise',
  component: 'TeamBuilder',
  writes: ['project.team_members'],
  mentorFields: ['list'],
}
