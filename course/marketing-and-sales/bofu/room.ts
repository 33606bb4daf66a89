import { of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { ofStage } from '#course/marketing-and-sales/shared/activities.ts'
import { stageGaps } from '#course/marketing-and-sales/shared/stage-rules.ts'

const only = ofStage('bofu')

export const room = defineRoom({
  id: '57e900000000000000005007',
  slug: 'bofu',
  type: 'exercise',
  component: 'FunnelStageEditor',
  takes: { minutes: 40, company: 'team' },
  reads: ['segment', 'offering', 'input'],
  words: () => import('./words.ts'),
  fields: {
    name: of('activity', { only, isTitle: true }),
    description: of('activity', { only }),
    reach: of('activity', { only, as: 'number' }),
    budget: of('activity', { only, as: 'number' }),
    segmentId: of('activity', { only, as: 'records' }),
    offeringId: of('activity', { only, as: 'records' }),
    activityType: of('activity', { only, label: false }),
  },
  gaps: stageGaps('bofu'),
  unnamed: 'unnamed',
  report: () => import('./report.ts'),
})
