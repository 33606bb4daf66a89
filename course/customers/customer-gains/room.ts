import { of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { needGaps } from '#course/customers/shared/needs.ts'

export const room = defineRoom({
  id: '57e900000000000000002005',
  slug: 'customer-gains',
  type: 'exercise',
  component: 'SegmentNeeds',
  takes: { minutes: 30, company: 'team' },
  reads: ['segment', 'input', 'question', 'source', 'offering'],
  words: () => import('./words.ts'),
  fields: {
    title: of('gain', { isTitle: true }),
    description: of('gain'),
    level: of('gain', { as: 'number' }),
    parent: of('gain', { label: false }),
    inputId: of('gain', { label: false }),
  },
  gaps: needGaps('gain'),
  report: () => import('./report.ts'),
})
