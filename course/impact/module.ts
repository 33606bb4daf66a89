import type { Module } from '#course/manifest.ts'
import { step as impactKpis } from './impact-kpis/step.ts'
import { step as introduction } from './introduction/step.ts'
import { step as summary } from './summary/step.ts'
import { step as sustainableDevelopmentGoals } from './sustainable-development-goals/step.ts'

export const impactModule: Module = {
  id: '60d000000000000000000008',
  slug: 'eight',
  number: 8,
  folder: 'impact',
  name: { en: 'Impact Measurement', es: 'Medición de impacto' },
  steps: [introduction, sustainableDevelopmentGoals, impactKpis, summary],
}
