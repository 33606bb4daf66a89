import { answer, of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { fitGaps } from '#course/customers/shared/fit.ts'

const skipped = { key: 'skipped', per: 'gain', comments: false } as const

export const room = defineRoom({
  id: '57e900000000000000002008',
  slug: 'gain-creators',
  type: 'exercise',
  component: 'FitCanvas',
  takes: { minutes: 30, company: 'team' },
  reads: ['gain', 'pain', 'segment'],
  words: () => import('./words.ts'),
  fields: {
    gainMatch: of('offering', { label: 'matches', as: 'list', comments: 'match:{offeringId}:{gainId}' }),
    'skipped.selected': answer({ ...skipped, property: 'selected', label: 'fields.left', as: 'flag' }),
    'skipped.description': answer({ ...skipped, property: 'description', label: 'fields.reason' }),
  },
  gaps: fitGaps('gain'),
  report: () => import('./report.ts'),
})
