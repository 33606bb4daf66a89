import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e90000000000000000500a',
  slug: 'build-my-pitch',
  type: 'exercise',
  component: 'PitchBuilder',
  writes: [
    'input.hook.value',
    'input.problem.value',
    'input.solution.value',
    'input.customers.value',
    'input.model.value',
    'input.impact.value',
    'input.ask.value',
    'business.pitch',
  ],
  mentorFields: ['hook', 'problem', 'solution', 'customers', 'model', 'impact', 'ask', 'pitch'],
}
