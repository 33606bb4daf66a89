import { of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { gaps, partNames } from './proposition.ts'

export const room = defineRoom({
  id: '57e900000000000000006002',
  slug: 'value-proposition',
  type: 'exercise',
  component: 'ValuePropositionBuilder',
  takes: { minutes: 40, company: 'team' },
  reads: ['segment', 'pain', 'gain', 'offering', 'input', 'activity'],
  words: () => import('./words.ts'),
  fields: {
    parts: of('proposition', { label: 'sentence', as: { scores: ['segment', ...partNames] } }),
  },
  gaps,
  report: () => import('./report.ts'),
})
