import type { Step } from '#course/manifest.ts'
import { introductionGaps } from '#course/stock-gaps.ts'

export const step: Step = {
  id: '57e900000000000000006001',
  slug: 'introduction',
  type: 'introduction',
  component: 'ModuleIntroduction',
  writes: ['input.started.selected', 'input.started.value', 'input.expectation.value'],
  mentorFields: ['expectation'],
  gaps: introductionGaps('six'),
}
