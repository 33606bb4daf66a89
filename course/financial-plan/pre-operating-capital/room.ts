import { answer, business } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { beforeGaps } from '#course/financial-plan/shared/list-gaps.ts'

export const room = defineRoom({
  id: '57e900000000000000007004',
  slug: 'pre-operating-capital',
  type: 'exercise',
  component: 'PreOperatingCapital',
  takes: { minutes: 30, company: 'colleague' },
  reads: ['input', 'offering', 'segment', 'activity', 'competitor'],
  words: () => import('./words.ts'),
  fields: {
    'financials.preOperatingCapital': business({ label: 'list', as: 'list', comments: 'list' }),
    none: answer({ property: 'selected', as: 'flag', comments: 'list' }),
  },
  gaps: beforeGaps,
  unnamed: 'unnamed',
  report: () => import('./report.ts'),
})
