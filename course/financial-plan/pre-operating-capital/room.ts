import { answer, business } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'

export const room = defineRoom({
  id: '57e900000000000000007004',
  slug: 'pre-operating-capital',
  type: 'exercise',
  component: 'PreOperatingCapital',
  fields: {
    'financials.preOperatingCapital': business({ comments: 'list' }),
    none: answer({ property: 'selected', as: 'flag', comments: 'list' }),
  },
})
