import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e900000000000000006003',
  slug: 'unit-costs',
  type: 'exercise',
  component: 'UnitCosts',
  writes: ['offering.components', 'offering.unitPerBatch'],
  mentorFields: ['offering:{_id}'],
}
