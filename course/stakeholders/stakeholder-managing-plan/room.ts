import { answer } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'

export const room = defineRoom({
  id: '57e900000000000000003007',
  slug: 'stakeholder-managing-plan',
  type: 'exercise',
  component: 'StakeholderPlan',
  fields: {
    plan: answer({ step: 'identify-stakeholders', key: 'stakeholder', property: 'plan', isMany: true }),
    give: answer({ step: 'identify-stakeholders', key: 'stakeholder', property: 'give', isMany: true }),
    receive: answer({ step: 'identify-stakeholders', key: 'stakeholder', property: 'receive', isMany: true }),
  },
})
