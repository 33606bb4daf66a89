import { answer } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { positions } from '#domain/options/stakeholders.ts'
import { gaps } from './understanding.ts'

const about = { per: 'input', comments: 'stakeholder:{_id}', thing: 'fields.stakeholder' } as const

export const room = defineRoom({
  id: '57e900000000000000003006',
  slug: 'stakeholder-understanding',
  type: 'exercise',
  component: 'StakeholderUnderstanding',
  takes: { minutes: 60, company: 'people' },
  words: () => import('./words.ts'),
  fields: {
    position: answer({
      step: 'identify-stakeholders',
      key: 'stakeholder',
      property: 'position',
      isMany: true,
      as: { options: positions },
      thing: 'fields.stakeholder',
    }),
    wants: answer(about),
    worries: answer(about),
  },
  gaps,
  unnamed: 'fields.unnamed',
  report: () => import('./report.ts'),
})
