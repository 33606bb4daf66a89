import type { ModuleReport } from '#course/contract/module-report.ts'
import { planCurrency } from '#course/contract/plan-currency.ts'
import { loadReport } from '#course/modules.ts'
import { discreetPlan } from '#course/shared/discreet-plan.ts'
import { factorOf, type Scenario } from '#domain/finance/offerings.ts'
import { byPeriod } from '#domain/finance/periods.ts'
import type { ModuleSlug } from '#domain/plan/modules.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { Block, ReportLocale } from '#domain/report/block.ts'
import { coverFacts, taglineOf } from './cover.ts'
import { placeWords } from './place-words.ts'
import { planFigures } from './plan-figures.ts'
import type { PlanFacts, PlanSection, PlanView, WordedPlace } from './plan-view.ts'
import { type PlanPlace, sectionList } from './section-list.ts'
import { sectionParts } from './sections/all.ts'
import type { Telling } from './telling.ts'

/** The plan in a language, with the figures of a scenario; of what is private nothing. */
export async function buildPlan(
  facts: PlanFacts,
  locale: ReportLocale,
  scenario: Scenario,
): Promise<PlanView> {
  const loaded = await Promise.all(
    facts.modules.map(async (slug) => [slug, (await loadReport(slug)) ?? {}] as const),
  )
  const told = tellingOf(discreetPlan(facts.plan), { locale, scenario, reports: new Map(loaded) })
  const figures = planFigures(told)
  const isOpen = (module: ModuleSlug) => told.takes(module) && !facts.validated.includes(module)
  return {
    ...{ locale, scenario, currency: planCurrency(told.plan) },
    ...{ project: facts.project.name, tagline: taglineOf(told) },
    facts: coverFacts(facts, told, figures),
    isDraft: facts.modules.some(isOpen),
    figures,
    sections: sectionsOf(told, isOpen),
  }
}

type Setting = {
  readonly locale: ReportLocale
  readonly scenario: Scenario
  readonly reports: ReadonlyMap<ModuleSlug, ModuleReport>
}

function tellingOf(plan: PlanData, { locale, scenario, reports }: Setting): Telling {
  const inScenario = scenario === 'expected' ? plan : withSalesOf(plan, scenario)
  const teller = (of: PlanData) => {
    const known = new Map<string, readonly Block[]>()
    return (module: ModuleSlug, step: string) => {
      const place = `${module}/${step}`
      const blocks = known.get(place) ?? reports.get(module)?.[step]?.(of, locale) ?? []
      known.set(place, blocks)
      return blocks
    }
  }
  const step = teller(plan)
  return {
    ...{ plan, locale, scenario, step },
    takes: (module) => reports.has(module),
    stepInScenario: inScenario === plan ? step : teller(inScenario),
  }
}

/** The plan in which the sales of a scenario are the expected ones. */
function withSalesOf(plan: PlanData, scenario: Scenario): PlanData {
  const offering = plan.offering?.map((one) => {
    const factor = factorOf({ optimism: one.optimism ?? 0, pessimism: one.pessimism ?? 0 }, scenario)
    return { ...one, forecasts: byPeriod((period) => (one.forecasts?.[period] ?? 0) * factor) }
  })
  return { ...plan, ...(offering && { offering }) }
}

/** Those of which the cohort works on something, numbered without holes. */
function sectionsOf(told: Telling, isOpen: (module: ModuleSlug) => boolean): readonly PlanSection[] {
  const counts = { number: 0, letter: 0 }
  return sectionList.flatMap((listed): PlanSection | [] => {
    if (listed.id === 'cover') return []
    const places = listed.places
      .filter(({ module }) => told.takes(module))
      .map((place): WordedPlace => ({ ...place, text: placeText(place, told.locale) }))
    if (places.length === 0) return []
    return {
      id: listed.id,
      mark: markOf(listed.mark, counts),
      title: listed.title[told.locale],
      blocks: sectionParts[listed.id](told),
      places,
      isDraft: places.some(({ module }) => isOpen(module)),
      missing: places.filter(({ module, step }) => told.step(module, step).length === 0),
    }
  })
}

function markOf(mark: string, counts: { number: number; letter: number }): string {
  if (mark === '') return ''
  if (/^\d/.test(mark)) return String(++counts.number)
  return String.fromCharCode(64 + ++counts.letter)
}

const placeText = ({ module, step }: PlanPlace, locale: ReportLocale): string =>
  placeWords[`${module}/${step}`]?.[locale] ?? ''
