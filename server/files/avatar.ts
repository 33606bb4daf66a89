import type { Pool } from 'pg'
import { inTransaction } from '#server/db/transaction.ts'
import { pictureType } from './picture.ts'
import { unguessableId } from './unguessable-id.ts'

type StoredPicture = {
  /** Of a person's picture. */
  ownerId: string | null
  /** Of a picture in a plan. */
  projectId: string | null
  /** Of a logo. */
  organisationId: string | null
  mediaType: string
  bytes: Buffer
}

/** Replaces the person's picture: there is one at most, so it is also their quota. */
export async function saveAvatar(db: Pool, userId: string, picture: Buffer): Promise<string> {
  const id = unguessableId()
  const url = `/files/${id}`
  await inTransaction(db, async (client) => {
    // Locks the person, so that two uploads at once leave one picture.
    await client.query(
      `update users set avatar = $2, basic_data = basic_data || jsonb_build_object('avatar', $3::text),
        version = version + 1, updated_at = now() where id = $1`,
      [userId, id, url],
    )
    await client.query(`delete from stored_file where owner_id = $1 and purpose = 'avatar'`, [userId])
    await client.query(
      `insert into stored_file (id, owner_id, purpose, media_type, bytes) values ($1, $2, 'avatar', $3, $4)`,
      [id, userId, pictureType, picture],
    )
  })
  return url
}

export async function findPicture(db: Pool, id: string): Promise<StoredPicture | null> {
  const { rows } = await db.query<StoredPicture>(
    `select f.owner_id as "ownerId", i.project_id as "projectId", f.media_type as "mediaType", f.bytes,
      case when f.purpose = 'logo' then (select o.id from organisation o where o.logo = f.id) end as "organisationId"
    from stored_file f left join plan_item i on i.id = f.plan_item_id
    where f.id = $1 and f.purpose in ('avatar', 'portrait', 'logo')`,
    [id],
  )
  return rows[0] ?? null
}
