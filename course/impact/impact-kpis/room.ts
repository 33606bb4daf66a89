import { answer, of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { ofImpactChain } from '#course/shared/activities.ts'
import { measuringTimes } from '#domain/options/marketing.ts'
import { gaps } from './gaps.ts'

const ofActivity = { only: ofImpactChain, as: 'list' } as const
const aim = { key: 'aim', isMany: true, per: 'activity', comments: 'activity:{_id}' } as const

export const room = defineRoom({
  id: '57e900000000000000008003',
  slug: 'impact-kpis',
  type: 'exercise',
  component: 'ImpactKpis',
  takes: { minutes: 60, company: 'team' },
  reads: ['business'],
  words: () => import('./words.ts'),
  fields: {
    outcome: of('activity', { ...ofActivity, property: 'impact.outcome' }),
    kpi: of('activity', { ...ofActivity, property: 'impact.kpi' }),
    activityToMeasure: of('activity', { ...ofActivity, property: 'impact.activityToMeasure' }),
    toolToMeasure: of('activity', { ...ofActivity, property: 'impact.toolToMeasure' }),
    timeToMeasure: of('activity', {
      only: ofImpactChain,
      property: 'impact.timeToMeasure',
      as: { options: measuringTimes },
    }),
    aim: answer({ ...aim, label: false }),
    aims: answer({ ...aim, property: 'valueArr', as: { scores: ['baseline', 'target'] } }),
    other: answer({ ...aim, property: 'description' }),
  },
  gaps,
  report: () => import('./report.ts'),
})
