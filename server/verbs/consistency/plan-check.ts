import { type CheckedFinding, checkPlan } from '#course/consistency/check-plan.ts'
import { courseModules } from '#course/course.ts'
import type { PlanFacts } from '#course/plan-view/plan-view.ts'
import type { ModuleSlug } from '#domain/plan/modules.ts'
import type { FindingAside, PlanCheck, PlanFinding } from '#server/api-types.ts'
import type { Caller } from '#server/caller.ts'
import { planFacts } from '#server/verbs/plan-view/plan-facts.ts'
import { toldOnce } from '#server/verbs/plan-view/told-once.ts'
import { asideKey, asidesOf } from './asides.ts'

/** Of one rule: who sees five of a kind knows what is meant. */
const mostOfARule = 5

/** All that a plan breaks, told; which of it the team lets stand is known by rule and subject. */
type Told = {
  readonly findings: readonly PlanFinding[]
  readonly rules: number
  readonly empty: readonly ModuleSlug[]
}

/** Where the parts of a plan do not agree, alike for everybody who reads the plan. */
export async function planCheck(caller: Caller, projectId: string): Promise<PlanCheck> {
  // Who may not read the plan is stopped before anything else is asked.
  const told = await toldCheck(caller, await planFacts(caller, projectId))
  return checked(told, projectId, await asidesOf(caller.deps.db, projectId))
}

export async function toldCheck(caller: Caller, facts: PlanFacts): Promise<Told> {
  const text = await toldOnce(caller, 'check', facts, async () => {
    const { findings, ...rest } = checkPlan(facts, facts.modules)
    return { ...rest, findings: findings.map(toldFinding) }
  })
  return JSON.parse(text) as Told
}

export function checked(
  { findings, rules, empty }: Told,
  projectId: string,
  asides: ReadonlyMap<string, FindingAside>,
): PlanCheck {
  const asideOf = ({ rule, subject }: PlanFinding) => asides.get(asideKey(rule, subject)) ?? null
  const open = findings.filter((one) => !asideOf(one))
  const byRule = Map.groupBy(open, ({ rule }) => rule)
  const shown = [...byRule.values()].flatMap((all) =>
    all
      .slice(0, mostOfARule)
      .map((one, place) => ({ ...one, more: place === mostOfARule - 1 ? all.length - mostOfARule : 0 })),
  )
  return {
    projectId,
    findings: shown,
    aside: findings.flatMap((one) => {
      const aside = asideOf(one)
      return aside ? [{ ...one, aside }] : []
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

function toldFinding(found: CheckedFinding): PlanFinding {
  const { rule, subject, severity, title, text, place, modules } = found
  const { en, es } = nameOf(place.module)
  return {
    ...{ rule, subject, severity, title, aside: null, more: 0 },
    ...{ text: text('en'), text_es: text('es'), modules: [...modules] },
    ...{ module: place.module, module_name: en, module_name_es: es },
    ...{ step: place.step, field: place.field ?? null },
  }
}
