import { of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { offeringTypes } from '#domain/options/products.ts'
import { gaps, longestName } from './offerings.ts'

const match = { comments: 'match:{segmentId}:{offeringId}', as: 'list' } as const

export const room = defineRoom({
  id: '57e900000000000000002006',
  slug: 'my-offerings',
  type: 'exercise',
  component: 'OfferingBoard',
  takes: { minutes: 30, company: 'team' },
  // What goes with an offering or with a pair is counted.
  reads: ['input', 'channel', 'competitor', 'activity'],
  words: () => import('./words.ts'),
  fields: {
    name: of('offering', { isTitle: true, longest: longestName }),
    type: of('offering', { as: { options: offeringTypes } }),
    description: of('offering'),
    segmentMatch: of('offering', { label: 'segments', as: 'records' }),
    // Where a card came from, and what a pair belongs to, is kept for the rooms.
    inputId: of('offering', { label: false }),
    'offeringMatch.offeringId': of('segment', { ...match, label: false }),
    'offeringMatch.title': of('segment', { ...match, label: 'called' }),
    'offeringMatch.description': of('segment', { ...match, label: 'does' }),
  },
  gaps,
  unnamed: 'unnamed',
  report: () => import('./report.ts'),
})
