import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e900000000000000003007',
  slug: 'stakeholder-managing-plan',
  type: 'exercise',
  component: 'StakeholderPlan',
  writes: [
    'input.identify-stakeholders/stakeholder.plan',
    'input.identify-stakeholders/stakeholder.give',
    'input.identify-stakeholders/stakeholder.receive',
  ],
  mentorFields: ['stakeholder:{_id}'],
}
