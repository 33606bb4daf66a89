import { answer, of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'

export const room = defineRoom({
  id: '57e900000000000000002008',
  slug: 'gain-creators',
  type: 'exercise',
  component: 'FitCanvas',
  reads: ['gain', 'segment'],
  fields: {
    gainMatch: of('offering', { comments: 'match:{offeringId}:{gainId}' }),
    'skipped.selected': answer({ key: 'skipped', property: 'selected', per: 'gain', comments: false }),
    'skipped.description': answer({ key: 'skipped', property: 'description', per: 'gain', comments: false }),
  },
})
