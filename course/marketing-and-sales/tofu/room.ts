import { defineRoom } from '#course/contract/room.ts'
import { stageFields } from '#course/marketing-and-sales/shared/stage-fields.ts'
import { stageGaps } from '#course/marketing-and-sales/shared/stage-rules.ts'

export const room = defineRoom({
  id: '57e900000000000000005006',
  slug: 'tofu',
  type: 'exercise',
  component: 'FunnelStageEditor',
  takes: { minutes: 45, company: 'team' },
  reads: ['segment', 'offering', 'input'],
  words: () => import('./words.ts'),
  fields: stageFields('tofu'),
  gaps: stageGaps('tofu'),
  unnamed: 'unnamed',
  report: () => import('./report.ts'),
})
