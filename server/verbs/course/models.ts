import type { Model } from '#server/api-types.ts'
import type { Caller } from '#server/caller.ts'

const text = `
select id as "_id", name, name_es, description, description_es, type, examples from model order by type desc, id`

/** The shared business and revenue models. */
export async function models({ deps }: Caller) {
  const { rows } = await deps.db.query<Model>({ name: 'models', text })
  return rows
}
