import { answer, business } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'

export const room = defineRoom({
  id: '57e900000000000000007006',
  slug: 'expenses',
  type: 'exercise',
  component: 'Expenses',
  reads: ['activity'],
  fields: {
    'financials.expenses': business({ comments: 'list' }),
    growth: answer({ property: 'valueArr' }),
  },
})
