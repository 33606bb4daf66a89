import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e900000000000000003002',
  slug: 'map-current-solutions',
  type: 'exercise',
  component: 'SolutionMap',
  writes: [
    'input.solution.value',
    'input.solution.description',
    'input.solution.groupName',
    'input.solution.valueArr',
    'input.own.valueArr',
  ],
  mentorFields: ['solution:{_id}', 'own'],
}
