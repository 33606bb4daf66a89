import { introductionRoom } from '#course/contract/stock-rooms.ts'

export const room = introductionRoom({
  id: '57e900000000000000005001',
  reads: ['segment', 'offering', 'channel', 'activity'],
  report: () => import('./report.ts'),
})
