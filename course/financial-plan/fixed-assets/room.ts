import { answer, business } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'

export const room = defineRoom({
  id: '57e900000000000000007003',
  slug: 'fixed-assets',
  type: 'exercise',
  component: 'FixedAssets',
  fields: {
    'financials.fixedAssets': business({ comments: 'list' }),
    none: answer({ property: 'selected', as: 'flag', comments: 'list' }),
  },
})
