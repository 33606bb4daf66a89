import { modelIds } from '#course/model-ids.ts'
import { sharedModels } from '#course/models.ts'
import type { Queryable } from '#server/db/transaction.ts'

const contentLock = 71_004_303

// What was shipped before is remembered: a model that a super admin deleted does not come back.
const insertNewModels = `
with turn as materialized (select pg_advisory_xact_lock($1)),
shipped as (
  select m.* from turn, jsonb_to_recordset($2::jsonb) as m (
    id text, name text, name_es text, description text, description_es text, type text, examples text[],
    examples_es text[])
),
remembered as (
  insert into setting (key, value)
  select 'shippedModels', jsonb_agg(id order by id) from shipped
  on conflict (key) do update set value = excluded.value
),
-- Examples of an earlier version give way to those of this one, unless somebody has worded the model since.
exampled as (
  update model m set examples = s.examples, examples_es = s.examples_es from shipped s
  where m.id = s.id and m.version = 1 and (m.examples, m.examples_es) is distinct from (s.examples, s.examples_es)
)
insert into model (id, name, name_es, description, description_es, type, examples, examples_es)
select id, name, name_es, description, description_es, type, examples, examples_es from shipped
where not exists (select from setting s where s.key = 'shippedModels' and s.value ? shipped.id)
on conflict do nothing`

/** Brings the shared models of this version into the database and leaves what is there as it is. */
export async function loadContent(db: Queryable): Promise<void> {
  const models = sharedModels.map((model) => ({ id: modelIds[model.name], ...model }))
  await db.query(insertNewModels, [contentLock, JSON.stringify(models)])
}
