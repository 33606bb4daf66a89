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
    // What it is called, for whom and where is told by the step in which ideas are collected.
    name: of('activity', { only, label: false }),
    description: of('activity', { only }),
    reach: of('activity', { only, as: 'number' }),
    budget: of('activity', { only, as: 'number' }),
    segmentId: of('activity', { only, label: false }),
    offeringId: of('activity', { only, label: false }),
    activityType: of('activity', { only, label: false }),
  },
  gaps: stageGaps('bofu'),
  unnamed: 'unnamed',
  report: () => import('./report.ts'),
})
