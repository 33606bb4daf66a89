import { managesOrg } from '#domain/policies/actor.ts'
import type { Caller } from '#server/caller.ts'
import { findUser } from '#server/verbs/people/user.ts'

/** Who decides about an application reads who applied, also where that person works in another organisation. */
export async function applicantOf(context: Caller, { user_id, org_id }: { user_id: string; org_id: string }) {
  const { actor, people } = context
  if (!managesOrg(actor, org_id)) return findUser(context, { user_id })
  return (await people.read(user_id)) ?? null
}
