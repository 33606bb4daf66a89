import { answer, business } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { gaps, longestText, shortestSolution } from './opportunity.ts'

const gap = { key: 'gap', per: 'activity', comments: 'gap:{activityId}' } as const

export const room = defineRoom({
  id: '57e900000000000000003003',
  slug: 'opportunity',
  type: 'exercise',
  component: 'OpportunityGap',
  takes: { minutes: 30, company: 'team' },
  reads: ['activity', 'segment'],
  words: () => import('./words.ts'),
  fields: {
    'gap.selected': answer({ ...gap, property: 'selected', label: 'build', as: 'flag' }),
    'gap.description': answer({ ...gap, property: 'description', label: 'reason' }),
    opportunity: answer({ required: true, longest: longestText }),
    // The sentence before it is taken over; what came of it is told.
    'opportunity.parts': answer({ key: 'opportunity', property: 'valueArr', label: false, comments: false }),
    solutionStatement: business({ shortest: shortestSolution, longest: longestText }),
  },
  gaps,
  report: () => import('./report.ts'),
})
