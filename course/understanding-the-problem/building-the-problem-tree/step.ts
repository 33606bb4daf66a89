import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e900000000000000001003',
  slug: 'building-the-problem-tree',
  type: 'exercise',
  component: 'ProblemTree',
  writes: ['cause.description', 'cause.causeType', 'cause.parent', 'cause.selected'],
  mentorFields: ['cause:{_id}'],
}
