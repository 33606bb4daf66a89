import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e900000000000000007009',
  slug: 'income-statement',
  type: 'result',
  component: 'IncomeStatement',
  writes: ['input.comment.value'],
  mentorFields: ['comment'],
}
