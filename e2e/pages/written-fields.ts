import type { Pool } from 'pg'
import { pathOf } from '#course/contract/field.ts'
import { modulesWithRooms } from '#course/rooms.ts'
import { type PlanItem, valuesAt } from '#course/values-at.ts'

/** The fields that the rooms of a module declare and in which nothing stands, as `step: path`. */
export async function unwrittenFields(db: Pool, project: string, slug: string): Promise<string[]> {
  const { rows } = await db.query<PlanItem>(
    `select id as _id, kind, data from plan_item where project_id = $1
     union all select id, 'project', jsonb_build_object('team_members', team_members) from project where id = $1`,
    [project],
  )
  const module = modulesWithRooms.find((one) => one.slug === slug)
  if (!module) throw new Error(`There is no module ${slug}`)
  return module.rooms.flatMap(({ slug: step, fields }) =>
    fields
      .filter((field) => Object.keys(valuesAt(field, { module: slug, step }, rows)).length === 0)
      .map((field) => `${step}: ${pathOf(field)}`),
  )
}
