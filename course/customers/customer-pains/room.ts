import { of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { needGaps } from '#course/customers/shared/needs.ts'

export const room = defineRoom({
  id: '57e900000000000000002004',
  slug: 'customer-pains',
  type: 'exercise',
  component: 'SegmentNeeds',
  takes: { minutes: 40, company: 'team' },
  reads: ['segment', 'input', 'question', 'source', 'offering'],
  words: () => import('./words.ts'),
  fields: {
    title: of('pain', { isTitle: true }),
    description: of('pain'),
    level: of('pain', { as: 'number' }),
    parent: of('pain', { label: false }),
    inputId: of('pain', { label: false }),
  },
  gaps: needGaps('pain'),
  report: () => import('./report.ts'),
})
