import type { Gap } from '#domain/plan/messages.ts'
import { pairsOf } from '#domain/plan/pairs.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { activitiesAt, type EditedStage, type Marketing, openIn } from './activities.ts'

const leastWorkedOut = 2

const messages = {
  few: { en: 'Work out at least {n} activities.', es: 'Desarrolla al menos {n} actividades.' },
  noPairs: { en: 'First say what you offer, and to whom.', es: 'Primero di qué ofreces y a quién.' },
}

export const workedOut = (plan: PlanData, stage: EditedStage): readonly Marketing[] =>
  activitiesAt(plan, stage).filter((activity) => openIn(plan, activity).length === 0)

/** Two have to be whole; more may wait half-written. */
export const stageGaps =
  (stage: EditedStage) =>
  (plan: PlanData): readonly Gap[] => {
    if (pairsOf(plan).length === 0) return [{ field: 'pairs', message: messages.noPairs }]
    const missing = leastWorkedOut - workedOut(plan, stage).length
    if (missing <= 0) return []
    const begun = activitiesAt(plan, stage)
      .map((activity) => openIn(plan, activity))
      .filter((open) => open.length > 0)
      .slice(0, missing)
    const few: Gap = { field: 'activities', message: messages.few, values: { n: leastWorkedOut } }
    return [...begun.flat(), ...(begun.length < missing ? [few] : [])]
  }
