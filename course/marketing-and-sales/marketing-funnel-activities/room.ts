import { of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { ofStage } from '#course/marketing-and-sales/shared/activities.ts'
import { ofFunnel } from '#course/shared/activities.ts'
import { activityTypes } from '#domain/options/marketing.ts'
import { gaps } from './funnel.ts'

// What is worked out of both ends is told by their own steps.
const middle = ofStage('mofu')

export const room = defineRoom({
  id: '57e900000000000000005005',
  slug: 'marketing-funnel-activities',
  type: 'exercise',
  component: 'FunnelOverview',
  takes: { minutes: 40, company: 'team' },
  reads: ['segment', 'offering', 'pain', 'input'],
  words: () => import('./words.ts'),
  fields: {
    name: of('activity', { only: ofFunnel, isTitle: true }),
    activityType: of('activity', { only: ofFunnel, as: { options: activityTypes } }),
    segmentId: of('activity', { only: ofFunnel, as: 'records' }),
    offeringId: of('activity', { only: ofFunnel, as: 'records' }),
    selected: of('activity', { only: ofFunnel, label: false }),
    description: of('activity', { only: middle }),
    reach: of('activity', { only: middle, as: 'number' }),
    budget: of('activity', { only: middle, as: 'number' }),
  },
  gaps,
  unnamed: 'unnamed',
  report: () => import('./report.ts'),
})
