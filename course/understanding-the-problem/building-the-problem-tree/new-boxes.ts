import type { RecordOf } from '#domain/plan/plan-data.ts'

type Cause = RecordOf<'cause'>

/** What is known of boxes that were new: under which id the server keeps them. */
export type NewBoxes = {
  readonly seen: Set<string>
  readonly waiting: Map<string, Cause>
  readonly latest: Map<string, Cause>
  readonly saved: Map<string, string>
  readonly first: Map<string, string>
}

export const newBoxes = (): NewBoxes => ({
  seen: new Set(),
  waiting: new Map(),
  latest: new Map(),
  saved: new Map(),
  first: new Map(),
})

const isNew = (id: string) => id.startsWith('new-')

/**
 * A new box gets another id from the server, and for a moment stands in the data under both. Whoever is typing in it
 * or below it must not notice: it is recognised by what was written, and from then on it is one box.
 */
export function recognised(known: NewBoxes, causes: readonly Cause[]): readonly Cause[] {
  const savedId = (id: string) => known.saved.get(id) ?? id
  for (const cause of causes) {
    if (known.seen.has(cause._id)) continue
    known.seen.add(cause._id)
    if (isNew(cause._id)) {
      known.waiting.set(cause._id, cause)
      continue
    }
    const [before] =
      [...known.waiting].find(
        ([, { description, causeType, parent }]) =>
          description === cause.description &&
          causeType === cause.causeType &&
          savedId(parent ?? '') === (cause.parent ?? ''),
      ) ?? []
    if (!before) continue
    known.waiting.delete(before)
    known.saved.set(before, cause._id)
    known.first.set(cause._id, before)
  }
  const byId = new Map(causes.map((cause) => [cause._id, cause]))
  for (const id of known.waiting.keys()) {
    const latest = byId.get(id)
    if (latest) known.latest.set(id, latest)
  }
  // Between the answer and the new data a box is in neither.
  const between = [...known.waiting.keys()].flatMap((id) =>
    byId.has(id) ? [] : (known.latest.get(id) ?? []),
  )
  return [...causes, ...between].flatMap((cause) => {
    if (known.saved.has(cause._id) && byId.has(savedId(cause._id))) return []
    // Changes that wait for the first answer are still written under the first id.
    const latest = { ...cause, ...byId.get(known.first.get(cause._id) ?? ''), _id: savedId(cause._id) }
    return [{ ...latest, version: cause.version, parent: latest.parent ? savedId(latest.parent) : null }]
  })
}

/** A box that was deleted, or that the server refused: nobody waits for it any more. */
export function forget(known: NewBoxes, id: string): void {
  known.waiting.delete(id)
}
