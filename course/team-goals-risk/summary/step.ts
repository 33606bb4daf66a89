import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e900000000000000009005',
  slug: 'summary',
  type: 'summary',
  component: 'ModuleSummary',
  writes: ['input.reflection.value'],
  mentorFields: ['reflection'],
}
