import { introductionRoom } from '#course/contract/stock-rooms.ts'

export const room = introductionRoom({
  id: '57e900000000000000001001',
  reads: ['business', 'cause', 'question', 'source', 'activity'],
  report: () => import('./report.ts'),
})
