import { type Actor, managesOrg, ownsOrg } from './actor.ts'
import { type Answer, allowedIf } from './answer.ts'
import { type CohortFacts, seesCohort, seesCohortCard } from './programme.ts'

/** Participants get to know the lead's address when the course has started. */
export function seesLeadEmail(actor: Actor, cohort: CohortFacts, now: Date): boolean {
  if (managesOrg(actor, cohort.orgId)) return true
  const hasStarted = cohort.startDate !== null && now >= new Date(cohort.startDate)
  return seesCohort(actor, cohort) && hasStarted
}

/** A cohort is handed over inside its organisation; only a super admin reaches beyond. */
export function changeCohortOwner(
  actor: Actor,
  cohort: CohortFacts,
  newOwner: { readonly mainOrg: string | null },
): Answer {
  if (!ownsOrg(actor, cohort.orgId)) return seesCohortCard(actor, cohort) ? 'forbidden' : 'hidden'
  return allowedIf(actor.isSuper || newOwner.mainOrg === cohort.orgId, 'forbidden')
}
