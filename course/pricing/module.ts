import type { Module } from '#course/manifest.ts'
import { step as competitorPrices } from './competitor-prices/step.ts'
import { step as introduction } from './introduction/step.ts'
import { step as pricing } from './pricing/step.ts'
import { step as summary } from './summary/step.ts'
import { step as unitCosts } from './unit-costs/step.ts'
import { step as valueProposition } from './value-proposition/step.ts'

export const pricingModule: Module = {
  id: '60d000000000000000000006',
  slug: 'six',
  number: 6,
  folder: 'pricing',
  name: { en: 'Value and Pricing', es: 'Valor y precios' },
  steps: [introduction, valueProposition, unitCosts, competitorPrices, pricing, summary],
}
