import { answer, business } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { assetGaps } from '#course/financial-plan/shared/list-gaps.ts'

export const room = defineRoom({
  id: '57e900000000000000007003',
  slug: 'fixed-assets',
  type: 'exercise',
  component: 'FixedAssets',
  takes: { minutes: 30, company: 'colleague' },
  reads: ['input', 'offering', 'segment', 'activity', 'competitor'],
  words: () => import('./words.ts'),
  fields: {
    'financials.fixedAssets': business({ label: 'list', as: 'list', comments: 'list' }),
    none: answer({ property: 'selected', as: 'flag', comments: 'list' }),
  },
  gaps: assetGaps,
  unnamed: 'unnamed',
  report: () => import('./report.ts'),
})
