import { answer } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'

export const room = defineRoom({
  id: '57e900000000000000003005',
  slug: 'power-influence',
  type: 'exercise',
  component: 'PowerInterestGrid',
  fields: {
    power: answer({ step: 'identify-stakeholders', key: 'stakeholder', property: 'power', isMany: true }),
    interest: answer({
      step: 'identify-stakeholders',
      key: 'stakeholder',
      property: 'interest',
      isMany: true,
    }),
  },
})
