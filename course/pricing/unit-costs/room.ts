import { of } from '#course/contract/field.ts'
import { defineRoom } from '#course/contract/room.ts'
import { componentTypes } from '#domain/options/products.ts'
import { gaps } from './costs.ts'

export const room = defineRoom({
  id: '57e900000000000000006003',
  slug: 'unit-costs',
  type: 'exercise',
  component: 'UnitCosts',
  takes: { minutes: 60, company: 'colleague' },
  reads: ['input'],
  words: () => import('./words.ts'),
  fields: {
    unitPerBatch: of('offering', { label: 'batch', as: 'number' }),
    components: of('offering', { property: 'components.name', label: 'what', as: 'list' }),
    type: of('offering', { property: 'components.type', label: 'kind', as: { options: componentTypes } }),
    cost: of('offering', { property: 'components.cost', label: 'cost', as: 'number' }),
  },
  gaps,
  report: () => import('./report.ts'),
})
