import { answer, business } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { flowLanes, impactModels } from '#domain/options/models.ts'
import { gaps, longestChange } from './flow.ts'

const flow = { key: 'flow', per: 'segment', comments: 'flow:{segmentId}' } as const

export const room = defineRoom({
  id: '57e900000000000000004003',
  slug: 'business-model',
  type: 'exercise',
  component: 'ValueFlow',
  takes: { minutes: 30, company: 'team' },
  reads: ['segment'],
  words: () => import('./words.ts'),
  fields: {
    'flow.valueArr': answer({ ...flow, property: 'valueArr', label: 'lanes', as: { options: flowLanes } }),
    'flow.description': answer({ ...flow, property: 'description', label: 'how' }),
    impactModel: business({ required: true, as: { options: impactModels } }),
    impactDescription: business({ required: true, longest: longestChange }),
  },
  gaps,
  report: () => import('./report.ts'),
})
