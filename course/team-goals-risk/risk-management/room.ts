import { business } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'

export const room = defineRoom({
  id: '57e900000000000000009004',
  slug: 'risk-management',
  type: 'exercise',
  component: 'RiskMatrix',
  reads: ['input', 'offering', 'segment'],
  fields: {
    riskManagement: business({ comments: 'list' }),
  },
})
