import { answer, of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { ofImpactChain } from '#course/shared/activities.ts'
import { gaps } from './chain.ts'

const only = ofImpactChain

export const room = defineRoom({
  id: '57e900000000000000001009',
  slug: 'activities-outcomes',
  type: 'exercise',
  component: 'ActivitiesOutcomes',
  takes: { minutes: 45, company: 'team' },
  reads: ['cause'],
  words: () => import('./words.ts'),
  fields: {
    name: of('activity', { only, isTitle: true }),
    description: of('activity', { only }),
    outcome: of('activity', { only, property: 'outcomes', label: 'outcomes', as: 'list' }),
    reach: of('activity', { only, as: 'number' }),
    selected: of('activity', { only, label: 'doIt', as: 'flag' }),
    activityType: of('activity', { only, label: false }),
    cause: answer({ per: 'activity', property: 'valueArr', label: 'causes', as: 'records' }),
    impact: answer({ required: true }),
  },
  gaps,
  unnamed: 'fields.unnamed',
  report: () => import('./report.ts'),
})
