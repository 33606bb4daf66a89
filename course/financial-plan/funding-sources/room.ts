import { business } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'

export const room = defineRoom({
  id: '57e900000000000000007005',
  slug: 'funding-sources',
  type: 'exercise',
  component: 'FundingSources',
  reads: ['input'],
  fields: {
    'financials.fundingSources': business({ comments: 'list' }),
  },
})
