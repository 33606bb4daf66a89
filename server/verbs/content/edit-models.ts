import { AppError, fieldRequired } from '#domain/errors.ts'
import { editModels } from '#domain/policies/content.ts'
import { modelFields } from '#domain/programme/course.ts'
import type { Model, ModelInput } from '#server/api-types.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { newId } from '#server/new-id.ts'
import { audit } from '#server/notices/audit.ts'
import { validate } from '#server/validate.ts'
import { modelColumns } from '#server/verbs/course/models.ts'

const needed = ['name', 'name_es', 'description', 'description_es', 'type'] as const
const lists = ['examples', 'examples_es'] as const
const columns = [...needed, ...lists]

const insertQuery = `insert into model (id, ${columns.join(', ')})
values ($1, ${columns.map((_, index) => `$${index + 2}`).join(', ')}) returning ${modelColumns}`

const updateQuery = `update model set ${columns.map((name, index) => `${name} = $${index + 2}`).join(', ')},
  version = version + 1, updated_at = now() where id = $1 returning ${modelColumns}`

const useQuery = `
select (count(*) over ())::int as plans, p.name
from plan_item i join project p on p.id = i.project_id
where i.models @> jsonb_build_array(jsonb_build_object('modelId', $1::text))
order by p.name, p.id limit 5`

export async function createModel({ deps, actor }: Caller, data: ModelInput) {
  authorize(editModels(actor))
  const values = valuesOf(data)
  return inTransaction(deps.db, async (tx) => {
    const { rows } = await tx.query<Model>(insertQuery, [newId(), ...values])
    const [model] = rows
    await audit(tx, actor, actor.mainOrg, 'model created', 'model', model?._id ?? '', { name: model?.name })
    return model
  })
}

export async function updateModel(
  { deps, actor }: Caller,
  id: string,
  set: ModelInput,
  version: number | null | undefined,
) {
  authorize(editModels(actor))
  const values = valuesOf(set)
  return inTransaction(deps.db, async (tx) => {
    const { rows } = await tx.query<Model>(`select ${modelColumns} from model where id = $1 for update`, [id])
    const [current] = rows
    if (!current) throw new AppError('NOT_FOUND')
    if (typeof version === 'number' && version !== current.version)
      throw new AppError('CONFLICT', { current })
    const updated = await tx.query<Model>(updateQuery, [id, ...values])
    await audit(tx, actor, actor.mainOrg, 'model changed', 'model', id, { name: set.name })
    return updated.rows[0]
  })
}

/** Plans that chose it keep what they wrote about it. */
export async function deleteModel({ deps, actor }: Caller, id: string) {
  authorize(editModels(actor))
  return inTransaction(deps.db, async (tx) => {
    const { rows } = await tx.query<Model>(`delete from model where id = $1 returning ${modelColumns}`, [id])
    const [model] = rows
    if (!model) throw new AppError('NOT_FOUND')
    await audit(tx, actor, actor.mainOrg, 'model deleted', 'model', id, { name: model.name })
    return model
  })
}

/** Where a model is used, for whoever is about to delete it. */
export async function modelUse({ deps, actor }: Caller, id: string) {
  authorize(editModels(actor))
  const { rows } = await deps.db.query<{ plans: number; name: string }>(useQuery, [id])
  return { plans: rows[0]?.plans ?? 0, projects: rows.map(({ name }) => name) }
}

function valuesOf(data: ModelInput): unknown[] {
  validate(modelFields, data)
  return [
    ...needed.map((name) => {
      const value = data[name]?.trim()
      if (!value) throw fieldRequired(name)
      return value
    }),
    ...lists.map((name) => (data[name] ?? []).map((one) => one.trim()).filter(Boolean)),
  ]
}
