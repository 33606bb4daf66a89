import { answer, of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { gaps } from './assumptions.ts'

const belief = { per: 'cause', key: 'assumption', comments: 'assumption:{causeId}' } as const

export const room = defineRoom({
  id: '57e900000000000000001005',
  slug: 'testing-your-assumptions',
  type: 'exercise',
  component: 'AssumptionTester',
  takes: { minutes: 40, company: 'colleague' },
  reads: ['cause'],
  words: () => import('./words.ts'),
  fields: {
    assumption: answer({ ...belief, label: 'belief' }),
    sureness: answer({ ...belief, property: 'valueArr', as: { scores: [] } }),
    wrong: answer({ ...belief, property: 'description', label: 'provesWrong' }),
    text: of('question', { label: 'fields.text', isTitle: true }),
    parent: of('question', { label: 'fields.parent', as: 'records' }),
  },
  gaps,
  report: () => import('./report.ts'),
})
