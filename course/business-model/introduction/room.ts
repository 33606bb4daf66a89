import { introductionRoom } from '#course/contract/stock-rooms.ts'

export const room = introductionRoom({
  id: '57e900000000000000004001',
  reads: ['segment', 'offering', 'business'],
  report: () => import('./report.ts'),
})
