import { createHash } from 'node:crypto'
import { courseStepById } from '#course/course.ts'
import { isStepTextField, type StepTextField, stepTextFields } from '#domain/programme/step-parts.ts'
import { type Below, isBehind, type Layer, type LayerText } from '#domain/programme/wording.ts'
import type { FieldWording } from '#server/api-types.ts'
import type { Queryable } from '#server/db/transaction.ts'
import { type StepRecord, shippedSteps } from './course-texts.ts'

type Row = {
  step_id: string
  is_platform: boolean
  part: string
  text: string
  base_hash: string
  leaves_behind: boolean
  updated_at: string
  updated_by: string | null
}
type Entry = LayerText & { readonly changedAt: string; readonly changedBy: string | null }
type Entries = ReadonlyMap<StepTextField, Entry>

/** A step in one layer: that of a cohort, or the platform's own. */
export type LayeredStep = {
  readonly step: StepRecord
  readonly layer: Entries
  /** The platform's layer below that of a cohort; nothing below the platform's. */
  readonly lower: Layer
  readonly below: Below
}

const rowsQuery = `
select t.step_id, t.cohort_id is null as is_platform, t.part, t.text, t.base_hash, t.leaves_behind,
  to_json(t.updated_at) as updated_at, u.name as updated_by
from step_text t left join users u on u.id = t.updated_by
where t.step_id = any ($1) and (t.cohort_id is null or t.cohort_id = $2)`

/** The shipped step; nothing where no step has this id. */
export function shippedStepById(id: string): StepRecord | undefined {
  const module = courseStepById(id)?.module
  return module && shippedSteps(module.id).find((step) => step._id === id)
}

export async function layeredSteps(
  db: Queryable,
  steps: readonly StepRecord[],
  cohortId: string | null,
): Promise<LayeredStep[]> {
  const { rows } = await db.query<Row>(rowsQuery, [steps.map((step) => step._id), cohortId])
  const byStep = Map.groupBy(rows, (row) => row.step_id)
  return steps.map((step) => {
    const own = byStep.get(step._id) ?? []
    const platform = entriesIn(own.filter((row) => row.is_platform))
    const layer = cohortId ? entriesIn(own.filter((row) => !row.is_platform)) : platform
    const lower: Entries = cohortId ? platform : new Map()
    return { step, layer, lower, below: belowOf(step, lower) }
  })
}

function entriesIn(rows: readonly Row[]): Entries {
  return new Map(
    rows.flatMap(({ part, text, base_hash: base, leaves_behind: leavesBehind, ...row }) => {
      const entry = { text, base, leavesBehind, changedAt: row.updated_at, changedBy: row.updated_by }
      return isStepTextField(part) ? [[part, entry] as const] : []
    }),
  )
}

function belowOf(step: StepRecord, lower: Layer): Below {
  return (field) => {
    const text = lower.get(field)?.text ?? String(step[field] ?? '')
    return { text, mark: hashOf(text) }
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32)

/** Every text of a step as its layer has it, beside what stands below. */
export function fieldsOf({ layer, lower, below }: LayeredStep): FieldWording[] {
  return stepTextFields.map((name) => {
    const own = layer.get(name)
    const { text: original, mark } = below(name)
    return {
      name,
      text: own?.text ?? original,
      original,
      customised: own !== undefined,
      original_changed: own !== undefined && own.base !== mark,
      behind: isBehind(name, layer, lower),
      changed_at: own?.changedAt ?? null,
      changed_by: own?.changedBy ?? null,
    }
  })
}
