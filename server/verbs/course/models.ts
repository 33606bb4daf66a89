import type { Model } from '#server/api-types.ts'
import type { Caller } from '#server/caller.ts'

export const modelColumns = `id as "_id", name, name_es, description, description_es, type, examples, examples_es, version`

const text = `select ${modelColumns} from model order by type desc, id`

/** The shared business and revenue models. */
export async function models({ deps }: Caller) {
  const { rows } = await deps.db.query<Model>({ name: 'models', text })
  return rows
}
