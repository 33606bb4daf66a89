import { type Actor, managesOrg, ownsOrg } from './actor.ts'
import { type Answer, allowedIf } from './answer.ts'

/** `takesPart`: the caller has a project, an application or a team in one of its cohorts. */
export type OrganisationFacts = { readonly id: string; readonly takesPart: boolean }

export function readOrganisationCard(actor: Actor, organisation: OrganisationFacts): Answer {
  return allowedIf(organisation.takesPart || managesOrg(actor, organisation.id), 'hidden')
}

/** Its settings and its cohorts: for those who run it. */
export function runOrganisation(actor: Actor, organisation: OrganisationFacts): Answer {
  return managesOrg(actor, organisation.id) ? 'allowed' : refused(actor, organisation)
}

/** The address in the URL, the existence and the list of partners are the platform's matter. */
export function governOrganisation(actor: Actor, organisation: OrganisationFacts): Answer {
  return actor.isSuper ? 'allowed' : refused(actor, organisation)
}

/** Who runs an organisation is its owners' matter; only a super admin makes owners. */
export function inviteAdmin(actor: Actor, orgId: string, orgRole: string): Answer {
  if (!managesOrg(actor, orgId)) return 'hidden'
  return allowedIf(ownsOrg(actor, orgId) && (actor.isSuper || orgRole !== 'owner'), 'forbidden')
}

export function readInvitations(actor: Actor, orgId: string): Answer {
  return allowedIf(ownsOrg(actor, orgId), 'hidden')
}

const refused = (actor: Actor, organisation: OrganisationFacts): Answer =>
  readOrganisationCard(actor, organisation) === 'allowed' ? 'forbidden' : 'hidden'
