import type { PoolClient } from 'pg'
import { AppError, type FieldError } from '#domain/errors.ts'
import type { Actor } from '#domain/policies/actor.ts'
import { isStepTextField, type StepTextField } from '#domain/programme/step-parts.ts'
import {
  nextLayer,
  realChanges,
  tidied,
  type WordingChange,
  wordingFault,
} from '#domain/programme/wording.ts'
import type { WordingInput } from '#server/api-types.ts'
import { tellOfStep } from '#server/content/customised.ts'
import { type LayeredStep, layeredSteps, shippedStepById } from '#server/content/wording.ts'
import { newId } from '#server/new-id.ts'
import { latestChanges, wordingIn } from './step-wording.ts'

export type Wish = {
  readonly stepId: string
  readonly fields: readonly WordingInput[]
  readonly confirmed?: readonly string[] | null | undefined
  readonly version?: number | null | undefined
}

const writeQuery = `
insert into step_text (cohort_id, step_id, part, text, base_hash, leaves_behind, updated_by)
select $1, $2, w.part, w.text, w.base, w."leavesBehind", $4
from jsonb_to_recordset($3::jsonb) as w (part text, text text, base text, "leavesBehind" boolean)
on conflict (cohort_id, step_id, part) do update set
  text = excluded.text, base_hash = excluded.base_hash, leaves_behind = excluded.leaves_behind,
  updated_by = case when step_text.text = excluded.text then step_text.updated_by else excluded.updated_by end,
  updated_at = case when step_text.text = excluded.text then step_text.updated_at else now() end`

const rememberQuery = `
insert into step_text_change (id, cohort_id, step_id, part, before, after, changed_by)
select c.id, $1, $2, c.part, c.before, c.after, $4
from jsonb_to_recordset($3::jsonb) as c (id text, part text, before text, after text)`

/** Changes texts of a step in one layer. Gives the names of what really changed. */
export async function writeWording(
  tx: PoolClient,
  actor: Actor,
  cohortId: string | null,
  { stepId, fields, confirmed, version }: Wish,
): Promise<StepTextField[]> {
  const shipped = shippedStepById(stepId)
  if (!shipped) throw new AppError('NOT_FOUND')
  const [layered] = await layeredSteps(tx, [shipped], cohortId)
  if (!layered) throw new AppError('NOT_FOUND')
  const change = changeOf(layered, fields, confirmed ?? [])
  const changes = realChanges(layered.layer, layered.below, change)
  if (typeof version === 'number') await refuseOverlooked(tx, { stepId, cohortId, version, changes })
  const next = nextLayer(layered.layer, layered.lower, layered.below, change)
  const gone = [...layered.layer.keys()].filter((field) => !next.has(field))
  const written = [...next].filter(([field, text]) => text !== layered.layer.get(field))
  if (gone.length > 0)
    await tx.query(
      'delete from step_text where step_id = $1 and cohort_id is not distinct from $2 and part = any ($3)',
      [stepId, cohortId, gone],
    )
  const by = (rows: object[]) => [cohortId, stepId, JSON.stringify(rows), actor.userId]
  if (written.length > 0) await tx.query(writeQuery, by(written.map(([part, one]) => ({ part, ...one }))))
  if (changes.size > 0) {
    const before = (field: StepTextField) => layered.layer.get(field)?.text ?? null
    const kept = [...changes].map(([part, after]) => ({ id: newId(), part, before: before(part), after }))
    await tx.query(rememberQuery, by(kept))
    await tellOfStep(tx, stepId, cohortId)
  }
  return [...changes.keys()]
}

function changeOf(
  { below }: LayeredStep,
  fields: readonly WordingInput[],
  confirmed: readonly string[],
): WordingChange {
  const set = new Map<StepTextField, string | null>()
  const faults: FieldError[] = []
  for (const { name, text } of fields) {
    if (!isStepTextField(name)) {
      faults.push({ field: name, reason: 'unknownField' })
      continue
    }
    const given = typeof text === 'string' ? tidied(text) : null
    const reason = given === null ? null : wordingFault(name, given, below(name).text)
    if (reason) faults.push({ field: name, reason })
    set.set(name, given)
  }
  const [first] = faults
  if (first) throw new AppError('BAD_USER_INPUT', { fields: faults, reason: first.reason })
  return { set, confirmed: confirmed.filter(isStepTextField) }
}

type Overlooked = {
  stepId: string
  cohortId: string | null
  version: number
  changes: ReadonlyMap<StepTextField, string | null>
}

/** Somebody else's change of another text is no reason to refuse; of the same one it is. */
async function refuseOverlooked(tx: PoolClient, { stepId, cohortId, version, changes }: Overlooked) {
  const latest = await latestChanges(tx, stepId, cohortId)
  const since = latest.version - version
  if (since <= 0) return
  const isForgotten = since > latest.history.length
  const names = latest.history.slice(0, since).map(({ name }) => name)
  const overlooked = [...changes.keys()].filter((field) => isForgotten || names.includes(field))
  if (overlooked.length === 0) return
  throw new AppError('CONFLICT', {
    current: await wordingIn(tx, stepId, cohortId),
    fields: overlooked.map((field) => ({ field, reason: 'changedSince' })),
  })
}
