import { business } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { gaps } from './choosing.ts'

const ofGoal = {
  comments: 'sdg:{index}',
  rows: ({ active }: Readonly<Record<string, unknown>>) => active === true,
} as const

export const room = defineRoom({
  id: '57e900000000000000008002',
  slug: 'sustainable-development-goals',
  type: 'exercise',
  component: 'SdgPicker',
  takes: { minutes: 30, company: 'colleague' },
  reads: ['activity'],
  words: () => import('./words.ts'),
  fields: {
    'sdgs.index': business({ ...ofGoal, label: false }),
    'sdgs.description': business({ ...ofGoal, label: 'contribution', as: 'list' }),
    'sdgs.active': business({ ...ofGoal, label: false }),
    'sdgs.text': business({ ...ofGoal, label: 'chosenTitle', as: 'list' }),
  },
  gaps,
  report: () => import('./report.ts'),
})
