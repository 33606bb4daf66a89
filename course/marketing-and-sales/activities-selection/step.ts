import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e900000000000000005008',
  slug: 'activities-selection',
  type: 'exercise',
  component: 'ActivitySelection',
  writes: ['activity.selected', 'input.budget-limit.value', 'input.reason.value'],
  mentorFields: ['selection', 'budget-limit'],
}
