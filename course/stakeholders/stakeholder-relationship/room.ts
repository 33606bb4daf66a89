import { answer } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { relationshipStrengths, tieKinds } from '#domain/options/stakeholders.ts'
import { gaps } from './ties.ts'

const stakeholder = { thing: 'fields.stakeholder', comments: 'stakeholder:{_id}' } as const
const link = { ...stakeholder, key: 'link', isMany: true, per: 'input' } as const

export const room = defineRoom({
  id: '57e900000000000000003008',
  slug: 'stakeholder-relationship',
  type: 'exercise',
  component: 'RelationshipMap',
  takes: { minutes: 40, company: 'team' },
  words: () => import('./words.ts'),
  fields: {
    relationship: answer({
      ...stakeholder,
      step: 'identify-stakeholders',
      key: 'stakeholder',
      property: 'relationship',
      isMany: true,
      as: { options: relationshipStrengths },
    }),
    'next-step': answer({ ...stakeholder, per: 'input', label: 'nextStep' }),
    'link.valueArr': answer({ ...link, property: 'valueArr', label: 'fields.to', as: 'records' }),
    'link.relationType': answer({
      ...link,
      property: 'relationType',
      label: 'fields.kind',
      as: { options: tieKinds },
    }),
    'link.description': answer({ ...link, property: 'description', label: 'fields.note' }),
  },
  gaps,
  unnamed: 'fields.unnamed',
  report: () => import('./report.ts'),
})
