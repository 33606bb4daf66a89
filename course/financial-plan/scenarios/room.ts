import { of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { gaps } from './scenarios.ts'

const text = { longest: 300 } as const

export const room = defineRoom({
  id: '57e900000000000000007008',
  slug: 'scenarios',
  type: 'exercise',
  component: 'Scenarios',
  takes: { minutes: 30, company: 'team' },
  reads: ['business', 'segment', 'input', 'activity', 'competitor'],
  words: () => import('./words.ts'),
  fields: {
    optimism: of('offering', { as: 'number' }),
    pessimism: of('offering', { as: 'number' }),
    expectedScenario: of('offering', text),
    optimisticScenario: of('offering', text),
    pessimisticScenario: of('offering', text),
  },
  gaps,
  report: () => import('./report.ts'),
})
