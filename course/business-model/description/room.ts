import { business, of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { gaps } from './description.ts'

export const room = defineRoom({
  id: '57e900000000000000004006',
  slug: 'description',
  type: 'exercise',
  component: 'ModelDescription',
  takes: { minutes: 45, company: 'colleague' },
  reads: ['model', 'input', 'offering', 'activity'],
  words: () => import('./words.ts'),
  fields: {
    modelDescription: of('segment'),
    'modelSelection.description': business({
      label: 'modelText',
      as: 'list',
      comments: 'model:{modelId}',
      rows: ({ selected }) => selected === true,
    }),
  },
  gaps,
  report: () => import('./report.ts'),
})
