import type { Actor } from '#domain/policies/actor.ts'
import { isEnabled } from './enabled.ts'

/** What makes an actor of person `users`, in the order in which it is read below. */
export const personFacts = (users: string) => `${users}.id, ${users}.role, ${users}.org_role,
    case when ${users}.role = 'admin' then ${users}.main_org end,
    case when ${users}.role = 'admin' then (select o.slug from organisation o where o.id = ${users}.main_org) end,
    ${users}.cohort_id, ${users}.application_status, ${users}.onboarded, ${users}.locale`

/**
 * Who is behind a token, as one text; null for nobody. A statement that reads or locks something can carry this along:
 * what it finds, it finds at the same moment. Equal texts are the same person with the same rights. Parameter: the hash
 * of the token, or null where there is nothing to find out.
 */
export const sessionFacts = (token: string) => `(
  select json_build_array(s.id, ${personFacts('u')})::text
  from session s join users u on u.id = s.user_id
  where s.token = ${token} and s.expires_at > now() and ${isEnabled('u')}
    and (u.role <> 'admin' or s.updated_at > now() - interval '24 hours'))`

export type KnownSession = { readonly id: string; readonly actor: Actor; readonly facts: string }

export function knownSession(facts: string, hub: string): KnownSession {
  const [id, userId, role, orgRole, mainOrg, mainOrgSlug, cohortId, applicationStatus, onboarded, locale] =
    JSON.parse(facts)
  const isSuper = role === 'admin' && mainOrgSlug === hub
  return {
    id,
    facts,
    actor: {
      userId,
      role,
      orgRole,
      mainOrg,
      mainOrgSlug,
      isSuper,
      cohortId,
      applicationStatus,
      onboarded,
      locale,
    },
  }
}
