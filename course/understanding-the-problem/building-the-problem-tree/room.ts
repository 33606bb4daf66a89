import { of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { causeTypes } from '#domain/options/research.ts'
import { gaps } from './tree.ts'

export const room = defineRoom({
  id: '57e900000000000000001003',
  slug: 'building-the-problem-tree',
  type: 'exercise',
  component: 'ProblemTree',
  takes: { minutes: 45, company: 'team' },
  reads: ['business', 'question', 'input'],
  words: () => import('./words.ts'),
  fields: {
    description: of('cause', { label: 'fields.description', thing: 'fields.box', isTitle: true }),
    causeType: of('cause', {
      label: 'fields.causeType',
      thing: 'fields.box',
      as: { options: causeTypes },
    }),
    parent: of('cause', { label: 'fields.parent', thing: 'fields.box', as: 'records' }),
    // Told by the step in which causes are chosen; here a choice is only taken back.
    selected: of('cause', { label: false }),
  },
  gaps,
  unnamed: 'fields.unnamed',
  report: () => import('./report.ts'),
})
