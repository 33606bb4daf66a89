import { introductionRoom } from '#course/contract/stock-rooms.ts'

export const room = introductionRoom({
  id: '57e900000000000000008001',
  reads: ['activity', 'business'],
  report: () => import('./report.ts'),
})
