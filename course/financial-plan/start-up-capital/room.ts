import { answer, business } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'

export const room = defineRoom({
  id: '57e900000000000000007002',
  slug: 'start-up-capital',
  type: 'exercise',
  component: 'StartUpCapital',
  fields: {
    businessStarted: business({ as: 'flag', comments: 'settings' }),
    startDate: business({ comments: 'settings' }),
    taxRate: business({ comments: 'settings' }),
    currency: answer({ comments: 'settings' }),
    'plan-start': answer({ comments: 'settings' }),
  },
})
