import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e900000000000000009003',
  slug: 'goals',
  type: 'exercise',
  component: 'GoalRoadmap',
  writes: ['goal.title', 'goal.objectives'],
  mentorFields: ['goal:{_id}'],
}
