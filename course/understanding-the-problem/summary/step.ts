import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e90000000000000000100b',
  slug: 'summary',
  type: 'summary',
  component: 'ModuleSummary',
  writes: ['input.reflection.value'],
  mentorFields: ['reflection'],
}
