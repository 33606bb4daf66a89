import { summaryRoom } from '#course/contract/stock-rooms.ts'

export const room = summaryRoom({ id: '57e900000000000000003009' })
