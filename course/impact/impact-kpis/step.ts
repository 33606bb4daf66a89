import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e900000000000000008003',
  slug: 'impact-kpis',
  type: 'exercise',
  component: 'ImpactKpis',
  writes: ['activity.impact'],
  mentorFields: ['activity:{_id}'],
}
