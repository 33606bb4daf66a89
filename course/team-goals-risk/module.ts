import type { Module } from '#course/manifest.ts'
import { step as goals } from './goals/step.ts'
import { step as introduction } from './introduction/step.ts'
import { step as riskManagement } from './risk-management/step.ts'
import { step as summary } from './summary/step.ts'
import { step as team } from './team/step.ts'

export const teamGoalsRiskModule: Module = {
  id: '60d000000000000000000009',
  slug: 'nine',
  number: 9,
  folder: 'team-goals-risk',
  name: { en: 'Team, Goals and Risk', es: 'Equipo, metas y riesgos' },
  steps: [introduction, team, goals, riskManagement, summary],
}
