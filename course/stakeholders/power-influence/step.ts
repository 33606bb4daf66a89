import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e900000000000000003005',
  slug: 'power-influence',
  type: 'exercise',
  component: 'PowerInterestGrid',
  writes: [
    'input.identify-stakeholders/stakeholder.power',
    'input.identify-stakeholders/stakeholder.interest',
  ],
  mentorFields: ['stakeholder:{_id}'],
}
