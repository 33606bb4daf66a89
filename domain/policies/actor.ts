import type { ValueIn } from '#domain/options/choice.ts'
import type { orgRoles, roles } from '#domain/options/people.ts'
import type { applicationStatuses } from '#domain/options/programme.ts'

export type Role = ValueIn<typeof roles>

/** The signed-in person as the database knows them at this request. Nothing of this comes from the client. */
export type Actor = {
  readonly userId: string
  readonly role: Role
  readonly orgRole: ValueIn<typeof orgRoles> | null
  /** Organisation id, only for admins. */
  readonly mainOrg: string | null
  readonly mainOrgSlug: string | null
  /** An admin whose main organisation is the hub. */
  readonly isSuper: boolean
  readonly cohortId: string | null
  readonly applicationStatus: ValueIn<typeof applicationStatuses>
  readonly onboarded: boolean
  readonly locale: 'en' | 'es'
}

/** Organiser, owner or super admin with a say in this organisation. */
export function managesOrg(actor: Actor, orgId: string): boolean {
  return actor.role === 'admin' && (actor.isSuper || actor.mainOrg === orgId)
}

export function ownsOrg(actor: Actor, orgId: string): boolean {
  return managesOrg(actor, orgId) && (actor.isSuper || actor.orgRole === 'owner')
}
