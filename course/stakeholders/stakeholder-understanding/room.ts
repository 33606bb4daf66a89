import { answer } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'

export const room = defineRoom({
  id: '57e900000000000000003006',
  slug: 'stakeholder-understanding',
  type: 'exercise',
  component: 'StakeholderUnderstanding',
  fields: {
    position: answer({
      step: 'identify-stakeholders',
      key: 'stakeholder',
      property: 'position',
      isMany: true,
    }),
    wants: answer({ per: 'input', comments: 'stakeholder:{_id}' }),
    worries: answer({ per: 'input', comments: 'stakeholder:{_id}' }),
  },
})
