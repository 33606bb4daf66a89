import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e900000000000000003004',
  slug: 'identify-stakeholders',
  type: 'exercise',
  component: 'StakeholderList',
  writes: [
    'input.stakeholder.value',
    'input.stakeholder.description',
    'input.stakeholder.groupName',
    'input.stakeholder.segmentType',
  ],
  mentorFields: ['stakeholder:{_id}'],
}
