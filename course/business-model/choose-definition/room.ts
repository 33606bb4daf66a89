import { answer } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'

export const room = defineRoom({
  id: '57e900000000000000004007',
  slug: 'choose-definition',
  type: 'exercise',
  component: 'SpectrumChooser',
  reads: ['business', 'offering', 'segment'],
  fields: {
    today: answer(),
    'today.valueArr': answer({ key: 'today', property: 'valueArr' }),
    'today.description': answer({ key: 'today', property: 'description' }),
    target: answer(),
    'target.valueArr': answer({ key: 'target', property: 'valueArr' }),
    'target.description': answer({ key: 'target', property: 'description' }),
  },
})
