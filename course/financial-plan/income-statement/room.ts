import { answer } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'

export const room = defineRoom({
  id: '57e900000000000000007009',
  slug: 'income-statement',
  type: 'result',
  component: 'IncomeStatement',
  reads: ['business', 'offering', 'segment', 'activity'],
  fields: {
    comment: answer(),
  },
})
