import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e900000000000000007003',
  slug: 'fixed-assets',
  type: 'exercise',
  component: 'FixedAssets',
  writes: ['business.financials.fixedAssets', 'input.none.selected'],
  mentorFields: ['list'],
}
