import { of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { gaps } from './goals.ts'

export const room = defineRoom({
  id: '57e900000000000000009003',
  slug: 'goals',
  type: 'exercise',
  component: 'GoalRoadmap',
  takes: { minutes: 60, company: 'team' },
  reads: ['activity', 'segment', 'business', 'input'],
  words: () => import('./words.ts'),
  fields: {
    title: of('goal', { isTitle: true }),
    objectives: of('goal', { property: 'objectives.title', as: 'list' }),
    activities: of('goal', { property: 'objectives.activities', as: 'list' }),
    date: of('goal', { property: 'objectives.date', as: 'list' }),
  },
  gaps,
  report: () => import('./report.ts'),
})
