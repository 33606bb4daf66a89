import type { Draft, Plan } from '#course/samples/shared/draft.ts'
import { idOf, idsOf, withIds } from '#course/samples/shared/labels.ts'
import { singleKey } from '#course/single-answers.ts'
import { type PlanKind, planEntities } from '#domain/entities/index.ts'
import type { ModuleSlug } from '#domain/plan/modules.ts'
import { normalise } from '#domain/plan/normalise.ts'
import { applySet } from '#domain/plan/update.ts'
import type { Directory } from '#server/demo/directory.ts'
import type { Moment } from '#server/demo/moment.ts'
import { newId } from '#server/new-id.ts'

export type PlanItemRow = {
  readonly id: string
  readonly project_id: string
  readonly kind: PlanKind
  readonly data: Record<string, unknown>
  readonly single_key: string | null
  readonly created_at: string
  readonly updated_at: string
  readonly updated_by: string
}

export type StoredPlan = { readonly rows: readonly PlanItemRow[]; readonly idOf: Directory }

/** The day, counted from today, on which the founder worked on each module. */
export type WorkDays = Readonly<Partial<Record<ModuleSlug, number>>>

export type PlanOwner = { readonly projectId: string; readonly ownerId: string }

/** The records of a plan as the API would have stored them, with ids in the place of labels. */
export function planRows(plan: Plan, owner: PlanOwner, worked: WorkDays, moment: Moment): StoredPlan {
  const business: Draft = { kind: 'business', module: 'one', label: 'business', data: plan.business }
  const dated = [business, ...plan.drafts].map((draft, index) => ({
    draft,
    at: moment(dayOf(worked, draft.module), index),
  }))
  const ids = idsOf(
    dated.map(({ draft, at }) => ({ ...draft, at })),
    ({ at }) => newId(Date.parse(at)),
  )
  const lastDay = Math.max(...Object.values(worked))
  const rows = dated.map(({ draft, at }, index) => {
    const { kind } = draft
    const named = withIds(draft.data, ids) as Record<string, unknown>
    const { fields, defaults } = planEntities[kind]
    const data = normalise(kind, applySet(fields, defaults, named), at)
    return {
      id: idOf(ids, draft.label ?? index),
      project_id: owner.projectId,
      kind,
      data,
      single_key: singleKey(kind, data),
      created_at: at,
      updated_at: kind === 'business' ? moment(lastDay, dated.length) : at,
      updated_by: owner.ownerId,
    }
  })
  return { rows, idOf: (label) => idOf(ids, label) }
}

function dayOf(worked: WorkDays, module: ModuleSlug): number {
  const day = worked[module]
  if (day === undefined) throw new Error(`The demo plan says nothing of when module ${module} was worked on.`)
  return day
}
