import type { Pool } from 'pg'
import type { SampleName } from '#course/samples/names.ts'
import { sampleOf } from '#course/samples/samples.ts'
import { singleKey } from '#course/single-answers.ts'
import { type PlanKind, planKinds } from '#domain/entities/index.ts'
import type { Locale } from '#domain/errors.ts'

const isKind = (name: string): name is PlanKind => planKinds.some((kind) => kind === name)

/** Puts a whole sample plan into a project that has none. */
export async function plantSample(
  db: Pool,
  project: string,
  name: SampleName,
  locale: Locale = 'en',
): Promise<void> {
  const { data } = await sampleOf(name, 'nine', locale)
  for (const [kind, records] of Object.entries(data)) {
    if (!isKind(kind)) continue
    const rows = records.map(({ _id: id, ...record }) => ({ id, key: singleKey(kind, record), data: record }))
    await db.query(
      `insert into plan_item (id, project_id, kind, data, single_key)
       select id, $1, $2, data, key from jsonb_to_recordset($3::jsonb) as row (id text, key text, data jsonb)`,
      [project, kind, JSON.stringify(rows)],
    )
  }
}
