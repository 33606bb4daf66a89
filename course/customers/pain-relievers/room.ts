import { answer, of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'

export const room = defineRoom({
  id: '57e900000000000000002007',
  slug: 'pain-relievers',
  type: 'exercise',
  component: 'FitCanvas',
  reads: ['pain', 'segment'],
  fields: {
    painMatch: of('offering', { comments: 'match:{offeringId}:{painId}' }),
    'skipped.selected': answer({ key: 'skipped', property: 'selected', per: 'pain', comments: false }),
    'skipped.description': answer({ key: 'skipped', property: 'description', per: 'pain', comments: false }),
  },
})
