import { planCurrency } from '#course/contract/plan-currency.ts'
import { courseStepBySlug } from '#course/course.ts'
import { keyFigures } from '#course/plan-view/key-figures.ts'
import { AppError } from '#domain/errors.ts'
import type { PlanGlance } from '#server/api-types.ts'
import type { Caller } from '#server/caller.ts'
import { titlesIn } from '#server/content/step-titles.ts'
import { planFacts } from '#server/verbs/plan-view/plan-facts.ts'
import { toldOnce } from '#server/verbs/plan-view/told-once.ts'
import { sectionStandings, takenPlaces } from './section-standings.ts'
import { weekChanges } from './week-changes.ts'
import { glanceRow } from './week-rows.ts'

const nowhere = { module: null, step: null, step_title: null, step_title_es: null }

type Told = {
  readonly standings: Awaited<ReturnType<typeof sectionStandings>>
  readonly figures: ReturnType<typeof keyFigures>
}

/** The state of a plan as somebody wants to know it who has one minute; null for who may not read the plan. */
export async function planGlance(caller: Caller, projectId: string): Promise<PlanGlance | null> {
  const { deps, actor, projects } = caller
  // Asked in one go, both are one statement.
  const [bundle, facts] = await Promise.all([
    projects.read(projectId),
    planFacts(caller, projectId).catch(nothingIfHidden),
  ])
  const row = bundle && facts ? await glanceRow(deps.db, actor, projectId) : null
  if (!bundle || !facts || !row) return null
  const { activeModules } = bundle.facts
  const isTaken = takenPlaces(row.modules ?? [])
  const told = await toldOnce(
    caller,
    `glance ${JSON.stringify([activeModules, row.modules])}`,
    facts,
    async () => ({
      standings: await sectionStandings(facts.plan, activeModules, isTaken),
      figures: keyFigures(facts.plan),
    }),
  )
  const { standings, figures } = JSON.parse(told) as Told
  return {
    projectId,
    ...standings,
    currency: planCurrency(facts.plan),
    figures: figures.map(({ name, value, place: { module, step } }) => {
      const asked =
        isTaken({ module, step }) && activeModules.includes(module) && courseStepBySlug(module, step)
      return { name, value, ...(asked ? { module, step, ...titlesIn(row.step_titles, asked) } : nowhere) }
    }),
    ...weekChanges(
      row.edits ?? [],
      activeModules,
      ({ module, slug }) => isTaken({ module: module.slug, step: slug }),
      row.step_titles,
    ),
  }
}

function nothingIfHidden(error: unknown): null {
  if (error instanceof AppError && error.code === 'NOT_FOUND') return null
  throw error
}
