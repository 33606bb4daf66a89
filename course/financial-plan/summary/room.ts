import { summaryRoom } from '#course/contract/stock-rooms.ts'

export const room = summaryRoom({ id: '57e90000000000000000700c' })
