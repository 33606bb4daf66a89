import { answer } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { gaps } from './exchange.ts'

const stakeholder = {
  step: 'identify-stakeholders',
  key: 'stakeholder',
  isMany: true,
  thing: 'fields.stakeholder',
} as const

export const room = defineRoom({
  id: '57e900000000000000003007',
  slug: 'stakeholder-managing-plan',
  type: 'exercise',
  component: 'StakeholderPlan',
  takes: { minutes: 45, company: 'team' },
  words: () => import('./words.ts'),
  fields: {
    give: answer({ ...stakeholder, property: 'give' }),
    receive: answer({ ...stakeholder, property: 'receive' }),
    plan: answer({ ...stakeholder, property: 'plan' }),
  },
  gaps,
  unnamed: 'fields.unnamed',
  report: () => import('./report.ts'),
})
