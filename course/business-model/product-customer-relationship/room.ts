import { answer, of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { customerRelations } from '#domain/options/stakeholders.ts'
import { gaps, questions } from './buying.ts'

const comments = 'pair:{segmentId}:{offeringId}'
const relation = { key: 'relation', per: 'segment', comments } as const

const buying = ({ name, options }: (typeof questions)[number]) =>
  [`offeringMatch.${name}`, of('segment', { label: `questions.${name}`, as: { options }, comments })] as const

export const room = defineRoom({
  id: '57e900000000000000004002',
  slug: 'product-customer-relationship',
  type: 'exercise',
  component: 'ProductCustomerRelationship',
  takes: { minutes: 30, company: 'colleague' },
  reads: ['offering'],
  words: () => import('./words.ts'),
  fields: {
    ...Object.fromEntries(questions.map(buying)),
    'relation.relationType': answer({
      ...relation,
      property: 'relationType',
      label: 'relation',
      as: { options: customerRelations },
    }),
    'relation.description': answer({ ...relation, property: 'description', label: 'how' }),
    // Both follow from other answers.
    'relation.segmentType': answer({ ...relation, property: 'segmentType', label: false }),
    'relation.productType': answer({ ...relation, property: 'productType', label: false }),
  },
  gaps,
  report: () => import('./report.ts'),
})
