import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e90000000000000000700b',
  slug: 'break-even',
  type: 'result',
  component: 'BreakEven',
  writes: ['input.comment.value'],
  mentorFields: ['comment'],
}
