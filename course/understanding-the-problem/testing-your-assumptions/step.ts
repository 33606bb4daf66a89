import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e900000000000000001005',
  slug: 'testing-your-assumptions',
  type: 'exercise',
  component: 'AssumptionTester',
  writes: [
    'input.assumption.value',
    'input.assumption.valueArr',
    'input.assumption.description',
    'question.text',
    'question.parent',
  ],
  mentorFields: ['assumption:{causeId}', 'question:{_id}'],
}
