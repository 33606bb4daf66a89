import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e900000000000000007004',
  slug: 'pre-operating-capital',
  type: 'exercise',
  component: 'PreOperatingCapital',
  writes: ['business.financials.preOperatingCapital', 'input.none.selected'],
  mentorFields: ['list'],
}
