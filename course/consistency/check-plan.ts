import type { ModuleSlug } from '#domain/plan/modules.ts'
import { isBegun } from './begun.ts'
import { type CheckFacts, type Found, type Rule, severities } from './rule.ts'
import { rules } from './rules.ts'

export type CheckedFinding = Found & Pick<Rule, 'severity' | 'modules'> & { readonly rule: string }

export type PlanCheck = {
  /** The gravest first, then in the order of the course. */
  readonly findings: readonly CheckedFinding[]
  readonly rules: number
  /** Modules of the cohort in which nothing is written yet: what they would be compared with waits. */
  readonly empty: readonly ModuleSlug[]
}

/** What the parts of a plan say against each other, as far as the cohort takes them and the team has begun them. */
export function checkPlan(facts: CheckFacts, modules: readonly ModuleSlug[]): PlanCheck {
  const begun = new Set(modules.filter((module) => isBegun(facts.plan, module)))
  const asked = rules.filter((one) => one.modules.every((module) => begun.has(module)))
  const findings = asked.flatMap(({ id, severity, modules: compared, find }) =>
    find(facts).map((found) => ({ ...found, rule: id, severity, modules: compared })),
  )
  const weight = ({ severity }: CheckedFinding) => severities.indexOf(severity)
  return {
    findings: findings.toSorted((one, other) => weight(one) - weight(other)),
    rules: asked.length,
    empty: modules.filter((module) => !begun.has(module)),
  }
}
