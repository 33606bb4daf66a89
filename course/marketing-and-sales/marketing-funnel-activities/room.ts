import { of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { ofStage } from '#course/marketing-and-sales/shared/activities.ts'
import { activityTypes } from '#domain/options/marketing.ts'
import { gaps } from './funnel.ts'

// Ideas of both ends are told by the steps that work them out.
const only = ofStage('mofu')

export const room = defineRoom({
  id: '57e900000000000000005005',
  slug: 'marketing-funnel-activities',
  type: 'exercise',
  component: 'FunnelOverview',
  takes: { minutes: 40, company: 'team' },
  reads: ['segment', 'offering', 'pain', 'input'],
  words: () => import('./words.ts'),
  fields: {
    name: of('activity', { only, isTitle: true }),
    activityType: of('activity', { only, as: { options: activityTypes } }),
    segmentId: of('activity', { only, as: 'records' }),
    offeringId: of('activity', { only, as: 'records' }),
    selected: of('activity', { only, label: false }),
    description: of('activity', { only }),
    reach: of('activity', { only, as: 'number' }),
    budget: of('activity', { only, as: 'number' }),
  },
  gaps,
  unnamed: 'unnamed',
  report: () => import('./report.ts'),
})
