import { answer } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { segmentRoles } from '#domain/options/customers.ts'
import { stakeholderGroups } from '#domain/options/stakeholders.ts'
import { gaps } from './list.ts'

const stakeholder = { isMany: true, key: 'stakeholder', thing: 'fields.stakeholder' } as const

export const room = defineRoom({
  id: '57e900000000000000003004',
  slug: 'identify-stakeholders',
  type: 'exercise',
  component: 'StakeholderList',
  takes: { minutes: 40, company: 'team' },
  reads: ['segment', 'source', 'activity'],
  words: () => import('./words.ts'),
  fields: {
    stakeholder: answer({ ...stakeholder, label: 'name', isTitle: true }),
    reason: answer({ ...stakeholder, property: 'description' }),
    group: answer({ ...stakeholder, property: 'groupName', as: { options: stakeholderGroups } }),
    segmentType: answer({
      ...stakeholder,
      property: 'segmentType',
      label: 'fields.role',
      as: { options: segmentRoles },
    }),
  },
  gaps,
  unnamed: 'fields.unnamed',
  report: () => import('./report.ts'),
})
