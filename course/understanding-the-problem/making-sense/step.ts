import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e900000000000000001008',
  slug: 'making-sense',
  type: 'exercise',
  component: 'MakingSense',
  writes: ['input.verdict.value', 'input.verdict.description', 'business.problemStatement'],
  mentorFields: ['verdict:{causeId}', 'problemStatement'],
}
