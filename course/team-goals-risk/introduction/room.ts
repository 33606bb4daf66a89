import { introductionRoom } from '#course/contract/stock-rooms.ts'

export const room = introductionRoom({
  id: '57e900000000000000009001',
  reads: ['segment', 'activity', 'goal', 'project'],
  report: () => import('./report.ts'),
})
