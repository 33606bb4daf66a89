import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e900000000000000003006',
  slug: 'stakeholder-understanding',
  type: 'exercise',
  component: 'StakeholderUnderstanding',
  writes: ['input.identify-stakeholders/stakeholder.position', 'input.wants.value', 'input.worries.value'],
  mentorFields: ['stakeholder:{_id}'],
}
