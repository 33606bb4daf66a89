import type { Pool } from 'pg'
import type { Env } from '#server/env.ts'
import { newId } from '#server/new-id.ts'

/** The organisation that runs the platform. Made at the first start, found at every later one. */
export async function ensureHub(db: Pool, env: Pick<Env, 'HUB_ORG'>): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `insert into organisation (id, slug, name) values ($1, $2, 'Germina')
    on conflict (slug) do update set slug = excluded.slug returning id`,
    [newId(), env.HUB_ORG],
  )
  if (!rows[0]) throw new Error('The hub organisation could not be made')
  return rows[0].id
}
