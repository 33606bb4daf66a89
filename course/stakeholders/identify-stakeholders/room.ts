import { answer } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'

export const room = defineRoom({
  id: '57e900000000000000003004',
  slug: 'identify-stakeholders',
  type: 'exercise',
  component: 'StakeholderList',
  reads: ['segment'],
  fields: {
    stakeholder: answer({
      isMany: true,
      missing: { en: 'Please enter name on step {n}', es: 'Escribe el nombre en el paso {n}' },
    }),
    'stakeholder.description': answer({ key: 'stakeholder', property: 'description', isMany: true }),
    'stakeholder.groupName': answer({ key: 'stakeholder', property: 'groupName', isMany: true }),
    'stakeholder.segmentType': answer({ key: 'stakeholder', property: 'segmentType', isMany: true }),
  },
})
