import { businessModelRules } from './business-model.ts'
import { customerRules } from './customers.ts'
import { directionRules } from './direction.ts'
import { forecastRules } from './forecast.ts'
import { impactRules } from './impact.ts'
import { marketingRules } from './marketing.ts'
import { moneyRules } from './money.ts'
import { pricingRules } from './pricing.ts'
import { problemRules } from './problem.ts'
import type { Rule } from './rule.ts'
import { stakeholderRules } from './stakeholders.ts'

/** Every rule, in the order of the course. */
export const rules: readonly Rule[] = [
  ...problemRules,
  ...customerRules,
  ...stakeholderRules,
  ...businessModelRules,
  ...marketingRules,
  ...pricingRules,
  ...forecastRules,
  ...moneyRules,
  ...impactRules,
  ...directionRules,
]
