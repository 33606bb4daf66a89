import { planCurrency } from '#course/contract/plan-currency.ts'
import { pitchOf, secondsOf } from '#course/marketing-and-sales/build-my-pitch/pitch.ts'
import { loadReport } from '#course/modules.ts'
import { dayText } from '#course/shared/days.ts'
import { discreetPlan } from '#course/shared/discreet-plan.ts'
import type { Scenario } from '#domain/finance/offerings.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { Block, ReportLocale } from '#domain/report/block.ts'
import { wordCount } from '#domain/text.ts'
import { missionBox, nameBox, sdgsBox, visionBox } from './canvas-identity.ts'
import { type CanvasBoxId, canvasRows, pitchOrder } from './canvas-layout.ts'
import { fitted } from './canvas-lines.ts'
import { activitiesBox, impactBox, modelsBox, partnersBox, resourcesBox } from './canvas-means.ts'
import { missingOf } from './canvas-missing.ts'
import { breakEvenBox, costsBox, objectivesBox, revenueBox, sustainabilityBox } from './canvas-numbers.ts'
import { customersBox, problemBox, propositionBox, reachBox, solutionBox } from './canvas-offer.ts'
import { type BoxContent, type BoxSource, type ReportsOf, sourceOf } from './canvas-source.ts'
import type { CanvasBox, CanvasView } from './canvas-view.ts'
import { placeWords } from './place-words.ts'
import type { PlanFacts } from './plan-view.ts'
import type { PlanPlace } from './section-list.ts'

const contents: Readonly<Record<CanvasBoxId, (source: BoxSource) => BoxContent>> = {
  name: nameBox,
  mission: missionBox,
  vision: visionBox,
  sdgs: sdgsBox,
  problem: problemBox,
  solution: solutionBox,
  'value-proposition': propositionBox,
  'relationship-and-channels': reachBox,
  customers: customersBox,
  'key-partners': partnersBox,
  'key-activities': activitiesBox,
  'key-resources': resourcesBox,
  models: modelsBox,
  impact: impactBox,
  costs: costsBox,
  revenue: revenueBox,
  sustainability: sustainabilityBox,
  'break-even': breakEvenBox,
  objectives: objectivesBox,
}

/** The plan on one page, without anything private. */
export async function buildCanvas(
  facts: PlanFacts,
  locale: ReportLocale,
  scenario: Scenario = 'expected',
): Promise<CanvasView> {
  const plan = discreetPlan(facts.plan)
  const source = {
    ...sourceOf(facts, plan, locale, scenario),
    reports: await reportsOf(plan, locale),
  }
  const rows = canvasRows.map(({ id, height, boxes }) => ({
    ...{ id, height },
    boxes: boxes.map((box) => boxOf(box, source)),
  }))
  const told = new Set(rows.flatMap(({ boxes }) => boxes.filter(isWritten).map(({ id }) => id)))
  const words = wordCount(pitchOf(plan))
  return {
    ...{ locale, scenario, project: facts.project.name, rows },
    day: dayText(facts.today, locale),
    currency: planCurrency(plan),
    isDraft: !facts.modules.every((slug) => facts.validated.includes(slug)),
    order: pitchOrder.filter((id) => told.has(id)),
    pitchSeconds: words > 0 ? secondsOf(words) : null,
  }
}

type Placed = (typeof canvasRows)[number]['boxes'][number]

function boxOf({ id, width, title, section, places }: Placed, source: BoxSource): CanvasBox {
  const { facts, locale, text, reports } = source
  const taken: readonly PlanPlace[] = places.filter(({ module }) => facts.modules.includes(module))
  // Of a module that the cohort does not take nothing is told; a project always has a name.
  const isTold = taken.length > 0 || id === 'name'
  const content: BoxContent = isTold ? contents[id](source) : { lines: [] }
  const lines = fitted(content.lines, text.more, content.mostWords)
  const hasContent = lines.length > 0 || Boolean(content.picture)
  return {
    ...{ id, width, section, lines, title: title[locale], picture: content.picture ?? null },
    blocks: hasContent ? (content.blocks ?? reports(taken)) : [],
    places: taken.map((place) => ({
      ...place,
      text: placeWords[`${place.module}/${place.step}`]?.[locale] ?? title[locale],
    })),
    isDraft: hasContent && taken.some(({ module }) => !facts.validated.includes(module)),
    missing: missingOf(content.lacks ?? [], facts, locale),
  }
}

const isWritten = ({ lines, picture }: Pick<CanvasBox, 'lines' | 'picture'>): boolean =>
  lines.length > 0 || picture !== null

/** Each step told at most once, in the words of its own report. */
async function reportsOf(plan: PlanData, locale: ReportLocale): Promise<ReportsOf> {
  const slugs = [
    ...new Set(
      canvasRows.flatMap(({ boxes }) => boxes.flatMap((box) => box.places.map(({ module }) => module))),
    ),
  ]
  const loaded = new Map(
    await Promise.all(slugs.map(async (slug) => [slug, await loadReport(slug)] as const)),
  )
  return (places) =>
    places.flatMap(({ module, step }): readonly Block[] => loaded.get(module)?.[step]?.(plan, locale) ?? [])
}
