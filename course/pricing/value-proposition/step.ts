import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e900000000000000006002',
  slug: 'value-proposition',
  type: 'exercise',
  component: 'ValuePropositionBuilder',
  writes: ['proposition.parts'],
  mentorFields: ['proposition:{_id}'],
}
