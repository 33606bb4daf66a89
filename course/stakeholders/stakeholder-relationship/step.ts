import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e900000000000000003008',
  slug: 'stakeholder-relationship',
  type: 'exercise',
  component: 'RelationshipMap',
  writes: [
    'input.identify-stakeholders/stakeholder.relationship',
    'input.next-step.value',
    'input.link.valueArr',
    'input.link.relationType',
    'input.link.description',
  ],
  mentorFields: ['stakeholder:{_id}'],
}
