import type { PoolClient } from 'pg'
import { AppError } from '#domain/errors.ts'

/** A client may name the version of the project that it saw; then nothing may have happened in between. */
export async function assertTeamUnchanged(
  tx: PoolClient,
  projectId: string,
  seen: number | null | undefined,
): Promise<void> {
  if (typeof seen !== 'number') return
  const { rows } = await tx.query<{ version: number }>('select version from project where id = $1', [
    projectId,
  ])
  if (rows[0]?.version === seen) return
  const reason = 'changedSince'
  throw new AppError('CONFLICT', { reason, fields: [{ field: 'team_members', reason }] })
}
