import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e900000000000000006001',
  slug: 'introduction',
  type: 'introduction',
  component: 'ModuleIntroduction',
  writes: ['input.started.selected', 'input.started.value', 'input.expectation.value'],
  mentorFields: ['expectation'],
}
