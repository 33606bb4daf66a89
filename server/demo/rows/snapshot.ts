import type { PlanKind } from '#domain/entities/index.ts'
import { type ModuleSlug, moduleSlugs } from '#domain/plan/modules.ts'
import type { PlanItemRow, StoredPlan } from '#server/demo/plan/plan-rows.ts'
import type { ReviewRound } from '#server/demo/programme/reviews.ts'

/** Fields that only a later module writes, so an earlier request cannot have seen them. */
const writtenIn: Partial<Record<PlanKind, Readonly<Record<string, ModuleSlug>>>> = {
  business: {
    solutionStatement: 'three',
    impactModel: 'four',
    impactDescription: 'four',
    modelSelection: 'four',
    pitch: 'five',
    businessStarted: 'seven',
    startDate: 'seven',
    taxRate: 'seven',
    sdgs: 'eight',
    riskManagement: 'nine',
  },
  segment: { businessModels: 'four', modelDescription: 'four', keyActivities: 'four', keyResources: 'four' },
  offering: { components: 'six', price: 'six', rangeLow: 'six', rangeHigh: 'six', forecasts: 'seven' },
  activity: { impact: 'eight' },
}

/** The plan as it stood when the review was asked for, in the form the platform keeps it. */
export function snapshotOf(plan: StoredPlan, module: ModuleSlug, askedAt: string, round: ReviewRound) {
  const then = new Map(Object.entries(round.stood ?? {}).map(([label, fields]) => [plan.idOf(label), fields]))
  return plan.rows
    .filter(
      ({ kind, data, created_at }) =>
        created_at <= askedAt && (kind !== 'input' || data.moduleKey === module),
    )
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((row) => ({
      _id: row.id,
      kind: row.kind,
      version: 1,
      data: { ...knownBy(module, row), ...then.get(row.id) },
    }))
}

function knownBy(module: ModuleSlug, { kind, data }: PlanItemRow) {
  const later = writtenIn[kind] ?? {}
  const now = moduleSlugs.indexOf(module)
  return Object.fromEntries(
    Object.entries(data).filter(([field]) => {
      const writer = later[field]
      return writer === undefined || moduleSlugs.indexOf(writer) <= now
    }),
  )
}
