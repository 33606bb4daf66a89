import type { PoolClient } from 'pg'
import { type InvitationTimes, invitationState } from '#domain/programme/team.ts'
import { keepTeam } from './kept-team.ts'

export type InviteRow = InvitationTimes & { id: string; email: string; created_at: string }

export const inviteColumns = 'id, email, created_at, expires_at, used_at, withdrawn_at'

/** An invitation as the owner of the project sees it. */
export const inviteRecord = (row: InviteRow) => ({
  _id: row.id,
  email: row.email,
  created_at: row.created_at,
  expires_at: row.expires_at,
  state: invitationState(row, new Date()),
})

/** The list of people changed: whoever has the project open hears of it, and whoever lost the right hears no more. */
export async function touchTeam(tx: PoolClient, projectId: string, members: string, values: unknown[]) {
  await keepTeam(tx, projectId)
  await tx.query(
    `update project p set team_members = ${members}, version = version + 1, updated_at = now() where id = $1`,
    [projectId, ...values],
  )
}
