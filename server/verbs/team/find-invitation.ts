import { invitationState } from '#domain/programme/team.ts'
import { hashToken } from '#server/auth/secret-token.ts'
import type { Caller } from '#server/caller.ts'

type Row = {
  project_id: string
  project_name: string
  inviter_name: string
  is_mine: boolean
  is_inside: boolean
  is_over: boolean
  expires_at: string
  used_at: string | null
  withdrawn_at: string | null
}

const text = `
select p.id as project_id, p.name as project_name, o.name as inviter_name, i.expires_at, i.used_at, i.withdrawn_at,
  i.email = u.email and u.email_verified as is_mine,
  p.owner_id = u.id or exists (
    select 1 from team_access t where t.project_id = p.id and t.user_id = u.id) as is_inside,
  p.status in ('withdrawn', 'archived') as is_over
from team_invite i join project p on p.id = i.project_id join users o on o.id = p.owner_id join users u on u.id = $2
where i.token_hash = $1`

/** What stands behind the link of an invitation for who is signed in; names only for whom it was sent to. */
export async function findInvitation({ deps, actor }: Caller, token: string) {
  const { rows } = await deps.db.query<Row>(text, [hashToken(token), actor.userId])
  const [row] = rows
  if (!row) return null
  if (!row.is_mine) return { state: 'otherAccount' }
  if (actor.role !== 'entrepreneur') return { state: 'otherRole' }
  const { project_id, project_name, inviter_name } = row
  if (row.is_inside) return { state: 'member', project_id, project_name, inviter_name }
  const state = row.is_over ? 'withdrawn' : invitationState(row, new Date())
  return state === 'open' ? { state, project_name, inviter_name } : { state }
}
