import { business } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { fundingGaps } from '#course/financial-plan/shared/list-gaps.ts'

export const room = defineRoom({
  id: '57e900000000000000007005',
  slug: 'funding-sources',
  type: 'exercise',
  component: 'FundingSources',
  takes: { minutes: 40, company: 'team' },
  reads: ['input', 'offering', 'segment', 'activity', 'competitor'],
  words: () => import('./words.ts'),
  fields: {
    'financials.fundingSources': business({ label: 'list', as: 'list', comments: 'list' }),
  },
  gaps: fundingGaps,
  unnamed: 'unnamed',
  report: () => import('./report.ts'),
})
