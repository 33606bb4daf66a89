import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e90000000000000000700a',
  slug: 'cash-flow',
  type: 'result',
  component: 'CashFlow',
  writes: ['input.comment.value'],
  mentorFields: ['comment'],
}
