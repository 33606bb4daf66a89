import { answer, of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { fitGaps } from '#course/customers/shared/fit.ts'

const skipped = { key: 'skipped', per: 'pain', comments: false } as const

export const room = defineRoom({
  id: '57e900000000000000002007',
  slug: 'pain-relievers',
  type: 'exercise',
  component: 'FitCanvas',
  takes: { minutes: 40, company: 'team' },
  reads: ['pain', 'segment'],
  words: () => import('./words.ts'),
  fields: {
    painMatch: of('offering', { label: 'matches', as: 'list', comments: 'match:{offeringId}:{painId}' }),
    'skipped.selected': answer({ ...skipped, property: 'selected', label: 'fields.left', as: 'flag' }),
    'skipped.description': answer({ ...skipped, property: 'description', label: 'fields.reason' }),
  },
  gaps: fitGaps('pain'),
  report: () => import('./report.ts'),
})
