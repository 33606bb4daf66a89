import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e900000000000000001002',
  slug: 'defining-your-problem',
  type: 'exercise',
  component: 'ProblemDefinition',
  writes: [
    'input.who.value',
    'input.what.value',
    'input.where.value',
    'input.when.value',
    'input.evidence.value',
    'business.problemDefinition',
  ],
  mentorFields: ['who', 'what', 'where', 'when', 'evidence', 'problemDefinition'],
}
