import { answer, business } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { verdicts } from '#domain/options/research.ts'
import { gaps, longest, shortest } from './verdict.ts'

const verdict = { per: 'cause', key: 'verdict', comments: 'verdict:{causeId}' } as const

export const room = defineRoom({
  id: '57e900000000000000001008',
  slug: 'making-sense',
  type: 'exercise',
  component: 'MakingSense',
  takes: { minutes: 30, company: 'team' },
  reads: ['cause', 'question'],
  words: () => import('./words.ts'),
  fields: {
    verdict: answer({ ...verdict, as: { options: verdicts } }),
    changed: answer({ ...verdict, property: 'description' }),
    basis: answer({ property: 'valueArr', label: false, comments: false }),
    problemStatement: business({ label: 'fields.statement', shortest, longest }),
  },
  gaps,
  report: () => import('./report.ts'),
})
