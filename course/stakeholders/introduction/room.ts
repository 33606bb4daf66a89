import { introductionRoom } from '#course/contract/stock-rooms.ts'

export const room = introductionRoom({
  id: '57e900000000000000003001',
  reads: ['activity', 'segment'],
  report: () => import('./report.ts'),
})
