import { answer } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { gaps } from './placing.ts'

const stakeholder = {
  step: 'identify-stakeholders',
  key: 'stakeholder',
  isMany: true,
  as: 'number',
  thing: 'fields.stakeholder',
} as const

export const room = defineRoom({
  id: '57e900000000000000003005',
  slug: 'power-influence',
  type: 'exercise',
  component: 'PowerInterestGrid',
  takes: { minutes: 30, company: 'team' },
  words: () => import('./words.ts'),
  fields: {
    power: answer({ ...stakeholder, property: 'power' }),
    interest: answer({ ...stakeholder, property: 'interest' }),
  },
  gaps,
  unnamed: 'fields.unnamed',
  report: () => import('./report.ts'),
})
