import { answer } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'

export const room = defineRoom({
  id: '57e900000000000000003008',
  slug: 'stakeholder-relationship',
  type: 'exercise',
  component: 'RelationshipMap',
  fields: {
    relationship: answer({
      step: 'identify-stakeholders',
      key: 'stakeholder',
      property: 'relationship',
      isMany: true,
    }),
    'next-step': answer({ per: 'input', comments: 'stakeholder:{_id}' }),
    'link.valueArr': answer({
      key: 'link',
      property: 'valueArr',
      isMany: true,
      per: 'input',
      comments: 'stakeholder:{_id}',
    }),
    'link.relationType': answer({
      key: 'link',
      property: 'relationType',
      isMany: true,
      per: 'input',
      comments: 'stakeholder:{_id}',
    }),
    'link.description': answer({
      key: 'link',
      property: 'description',
      isMany: true,
      per: 'input',
      comments: 'stakeholder:{_id}',
    }),
  },
})
