import type { PoolClient } from 'pg'
import { AppError } from '#domain/errors.ts'
import type { SharedLink } from '#server/api-types.ts'
import { fromLinks, type LinkRow, linkColumns, linkRecord } from './link-record.ts'

/** A link of this project, whether it still works or not. */
export async function knownLink(tx: PoolClient, projectId: string, id: string): Promise<SharedLink> {
  const { rows } = await tx.query<LinkRow>(
    `select ${linkColumns} ${fromLinks} where l.id = $1 and l.project_id = $2`,
    [id, projectId],
  )
  if (!rows[0]) throw new AppError('NOT_FOUND')
  return linkRecord(rows[0])
}
