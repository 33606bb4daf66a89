import { of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { segmentRoles, segmentTypes } from '#domain/options/customers.ts'
import { gaps } from './segments.ts'

export const room = defineRoom({
  id: '57e900000000000000002002',
  slug: 'customer-segments',
  type: 'exercise',
  component: 'CustomerSegments',
  takes: { minutes: 30, company: 'team' },
  // What goes with a segment that is removed is counted.
  reads: ['input', 'pain', 'gain', 'offering', 'channel', 'competitor', 'activity'],
  words: () => import('./words.ts'),
  fields: {
    name: of('segment', { isTitle: true }),
    role: of('segment', { as: { options: segmentRoles } }),
    type: of('segment', { as: { options: segmentTypes } }),
  },
  gaps,
  unnamed: 'unnamed',
  report: () => import('./report.ts'),
})
