import type { Choice } from '#domain/fields.ts'
import { orgRoles, roles } from '#domain/options/people.ts'

/** Role and rank as people speak of them: an admin is an organiser or an owner. */
export const ranks: readonly Choice[] = [...roles.filter(({ value }) => value !== 'admin'), ...orgRoles]

type Ranked = { readonly role: string; readonly org_role: string | null }

export const rankOf = ({ role, org_role }: Ranked): string => org_role ?? role

/** What the API calls it. */
export function roleOf(rank: string): { role: string; orgRole: string | null } {
  return orgRoles.some(({ value }) => value === rank)
    ? { role: 'admin', orgRole: rank }
    : { role: rank, orgRole: null }
}
