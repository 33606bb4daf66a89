import { type SharedLinkState, sharedLinkState } from '#domain/programme/shared-link.ts'
import type { SharedLink } from '#server/api-types.ts'
import { isEnabled } from '#server/auth/enabled.ts'

export type LinkRow = Omit<SharedLink, '_id' | 'state'> & {
  id: string
  revoked_at: string | null
  is_maker_inside: boolean
}

/** A link `l` as the team sees it, never with what opens it; joined with its maker `m` and its project `p`. */
export const linkColumns = `l.id, l.what, l.locale, l.scenario, l.label, l.password_hash is not null as has_password,
  l.created_at, m.name as created_by_name, l.ends_at, l.revoked_at, l.opened_count, l.last_opened_at,
  ${isEnabled('m')} and (m.id = p.owner_id or exists (
    select from team_access t where t.project_id = p.id and t.user_id = m.id)) as is_maker_inside`

export const fromLinks = `from shared_link l join users m on m.id = l.created_by join project p on p.id = l.project_id`

export function linkRecord({ id, revoked_at, is_maker_inside, ...row }: LinkRow) {
  const times = { ends_at: row.ends_at, revoked_at, isMakerInside: is_maker_inside }
  const state: SharedLinkState = sharedLinkState(times, new Date())
  return { ...row, _id: id, state }
}
