import { introductionRoom } from '#course/contract/stock-rooms.ts'

export const room = introductionRoom({
  id: '57e900000000000000007001',
  reads: ['business', 'offering', 'segment', 'activity', 'competitor'],
  report: () => import('./report.ts'),
})
