import { type Actor, managesOrg } from './actor.ts'
import { type Answer, allowedIf } from './answer.ts'

/** `takesPart`: the caller has a project, an application or a team in one of its cohorts. */
export type OrganisationFacts = { readonly id: string; readonly takesPart: boolean }

export function readOrganisationCard(actor: Actor, organisation: OrganisationFacts): Answer {
  return allowedIf(organisation.takesPart || managesOrg(actor, organisation.id), 'hidden')
}

/** The address in the URL, the existence and the list of partners are the platform's matter. */
export function governOrganisation(actor: Actor, organisation: OrganisationFacts): Answer {
  if (actor.isSuper) return 'allowed'
  return readOrganisationCard(actor, organisation) === 'allowed' ? 'forbidden' : 'hidden'
}
