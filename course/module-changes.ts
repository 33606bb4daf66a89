import { isEqual } from '#domain/plan/equal.ts'
import type { Module, Step } from './manifest.ts'
import { mentorField } from './mentor-field.ts'
import { type PlanItem, valuesAt } from './values-at.ts'

/** Whether the record itself came, went, or stayed while its field changed. */
export type Standing = 'new' | 'gone' | 'kept'

export type FieldChange = {
  readonly step: string
  /** As the step names it in its `writes`. */
  readonly path: string
  readonly record: string
  /** What the record hangs on, such as the cause of a rating. */
  readonly parent: string | null
  /** The mentor field of the step under which it is talked about. */
  readonly field: string
  readonly standing: Standing
  /** Undefined where nothing stood. */
  readonly before: unknown
  readonly after: unknown
}

/** What differs between two states of a plan in the fields of a module: by step, then by what one can talk about. */
export function moduleChanges(
  module: Module,
  before: readonly PlanItem[],
  after: readonly PlanItem[],
): FieldChange[] {
  const then = new Map(before.map((item) => [item._id, item]))
  const now = new Map(after.map((item) => [item._id, item]))
  const find = (id: string | null) => (id === null ? undefined : (now.get(id) ?? then.get(id)))

  function changeOf(step: Step, path: string, record: string, was: unknown, is: unknown): FieldChange {
    const item = find(record)
    const parent = parentOf(item)
    const place = { _id: record, kind: item?.kind ?? '', parent, parentKind: find(parent)?.kind ?? null }
    const standing = then.has(record) ? (now.has(record) ? 'kept' : 'gone') : 'new'
    const field = mentorField(step, path, place)
    return { step: step.slug, path, record, parent, field, standing, before: was, after: is }
  }

  return module.steps.flatMap((step) => {
    const found = step.writes.flatMap((path) => {
      const old = valuesAt(path, module, step, before)
      const young = valuesAt(path, module, step, after)
      return [...new Set([...Object.keys(old), ...Object.keys(young)])]
        .filter((id) => !isEqual(old[id], young[id]))
        .map((id) => changeOf(step, path, id, old[id], young[id]))
    })
    return [...Map.groupBy(found, ({ field }) => field).values()].flat()
  })
}

const parentOf = (item: PlanItem | undefined) =>
  typeof item?.data.parent === 'string' && item.data.parent !== '' ? item.data.parent : null

const mostChanges = 300
const mostLetters = 400_000

/** As many changes as one can read, and how many more there are. */
export function readable(changes: readonly FieldChange[]) {
  let letters = 0
  const fits = changes.findIndex((change, index) => {
    letters += JSON.stringify([change.before, change.after]).length
    return index >= mostChanges || letters > mostLetters
  })
  const fields = fits < 0 ? changes : changes.slice(0, fits)
  return { fields, leftOut: changes.length - fields.length }
}
