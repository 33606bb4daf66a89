import type { Step } from '#course/manifest.ts'

export const step: Step = {
  id: '57e900000000000000009004',
  slug: 'risk-management',
  type: 'exercise',
  component: 'RiskMatrix',
  writes: ['business.riskManagement'],
  mentorFields: ['list'],
}
