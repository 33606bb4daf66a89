import { answer } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { solutionKinds } from '#domain/options/stakeholders.ts'
import { gaps } from './map.ts'

const solution = { isMany: true, key: 'solution', thing: 'fields.solution' } as const

export const room = defineRoom({
  id: '57e900000000000000003002',
  slug: 'map-current-solutions',
  type: 'exercise',
  component: 'SolutionMap',
  takes: { minutes: 45, company: 'team' },
  reads: ['activity'],
  words: () => import('./words.ts'),
  fields: {
    solution: answer({ ...solution, label: 'name', isTitle: true }),
    'solution.description': answer({ ...solution, property: 'description', label: 'does' }),
    'solution.groupName': answer({
      ...solution,
      property: 'groupName',
      label: 'kind',
      as: { options: solutionKinds },
    }),
    'solution.valueArr': answer({ ...solution, property: 'valueArr', label: 'scores', as: 'records' }),
    own: answer({ property: 'valueArr', as: 'records' }),
  },
  gaps,
  unnamed: 'fields.unnamed',
  report: () => import('./report.ts'),
})
