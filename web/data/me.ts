import type { Role } from '#domain/policies/actor.ts'

/** The signed-in person's custom data, as the API's `me` answers it. For display; the server decides. */
export type Me = {
  readonly user_id: string
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly role: Role
  /** The organisation's slug. */
  readonly main_org: string | null
  readonly org_role: string | null
  readonly superadmin: boolean
  readonly cohortId: string | null
  readonly application_status: string
  readonly onboarded: boolean
  readonly profile_empty: boolean
  readonly avatar: string | null
  readonly locale: string
  readonly project_id: string | null
}
