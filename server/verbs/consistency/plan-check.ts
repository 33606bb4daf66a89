import { type CheckedFinding, checkPlan } from '#course/consistency/check-plan.ts'
import { courseModules } from '#course/course.ts'
import type { PlanFacts } from '#course/plan-view/plan-view.ts'
import type { ModuleSlug } from '#domain/plan/modules.ts'
import type { FindingAside, PlanCheck, PlanFinding } from '#server/api-types.ts'
import type { Caller } from '#server/caller.ts'
import { planFacts } from '#server/verbs/plan-view/plan-facts.ts'
import { asideKey, asidesOf } from './asides.ts'

/** Of one rule: who sees five of a kind knows what is meant. */
const mostOfARule = 5

/** Where the parts of a plan do not agree, alike for everybody who reads the plan. */
export async function planCheck(caller: Caller, projectId: string): Promise<PlanCheck> {
  // Who may not read the plan is stopped before anything else is asked.
  const facts = await planFacts(caller, projectId)
  return checked(facts, projectId, await asidesOf(caller.deps.db, projectId))
}

export function checked(
  facts: PlanFacts,
  projectId: string,
  asides: ReadonlyMap<string, FindingAside>,
): PlanCheck {
  const { findings, rules, empty } = checkPlan(facts, facts.modules)
  const asideOf = ({ rule, subject }: CheckedFinding) => asides.get(asideKey(rule, subject)) ?? null
  const open = findings.filter((one) => !asideOf(one))
  const byRule = Map.groupBy(open, ({ rule }) => rule)
  const shown = [...byRule.values()].flatMap((all) =>
    all
      .slice(0, mostOfARule)
      .map((one, place) => told(one, null, place === mostOfARule - 1 ? all.length - mostOfARule : 0)),
  )
  return {
    projectId,
    findings: shown,
    aside: findings.flatMap((one) => {
      const aside = asideOf(one)
      return aside ? [told(one, aside, 0)] : []
    }),
    open: open.length,
    rules,
    unchecked: empty.map((module) => {
      const { en, es } = nameOf(module)
      return { module, name: en, name_es: es }
    }),
  }
}

const nameOf = (slug: ModuleSlug) =>
  courseModules.find((module) => module.slug === slug)?.name ?? { en: slug, es: slug }

const told = (
  { rule, subject, severity, title, text, place, modules }: CheckedFinding,
  aside: FindingAside | null,
  more: number,
): PlanFinding => ({
  ...{ rule, subject, severity, title, aside, more },
  ...{ text: text('en'), text_es: text('es'), modules: [...modules] },
  ...{ module_name: nameOf(place.module).en, module_name_es: nameOf(place.module).es },
  ...{ module: place.module, step: place.step, field: place.field ?? null },
})
