import type { Module } from '#course/manifest.ts'
import { step as breakEven } from './break-even/step.ts'
import { step as cashFlow } from './cash-flow/step.ts'
import { step as expenses } from './expenses/step.ts'
import { step as fixedAssets } from './fixed-assets/step.ts'
import { step as fundingSources } from './funding-sources/step.ts'
import { step as incomeStatement } from './income-statement/step.ts'
import { step as introduction } from './introduction/step.ts'
import { step as preOperatingCapital } from './pre-operating-capital/step.ts'
import { step as revenue } from './revenue/step.ts'
import { step as scenarios } from './scenarios/step.ts'
import { step as startUpCapital } from './start-up-capital/step.ts'
import { step as summary } from './summary/step.ts'

export const financialPlanModule: Module = {
  id: '60d000000000000000000007',
  slug: 'seven',
  number: 7,
  folder: 'financial-plan',
  name: { en: 'Financial Plan', es: 'Plan financiero' },
  steps: [
    introduction,
    startUpCapital,
    fixedAssets,
    preOperatingCapital,
    fundingSources,
    expenses,
    revenue,
    scenarios,
    incomeStatement,
    cashFlow,
    breakEven,
    summary,
  ],
}
