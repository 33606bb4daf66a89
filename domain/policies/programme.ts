import { type Actor, managesOrg, ownsOrg } from './actor.ts'
import { type Answer, allowedIf, notNow } from './answer.ts'

export type CohortFacts = {
  readonly id: string
  readonly orgId: string
  readonly approved: boolean
  readonly isPrivate: boolean
  readonly registrationOpen: boolean
  readonly matching: boolean
  readonly openDate: string | null
  readonly closeDate: string | null
  readonly matchingStart: string | null
  readonly matchingEnd: string | null
  readonly startDate: string | null
  /** The actor takes part: an application that waits or was approved, or own, mentored or team project. */
  readonly takesPart: boolean
  /** The actor takes part, chose it or applied once; who was sent away since knows of it, and sees its card. */
  readonly isKnown: boolean
  /** The caller holds the invite link. */
  readonly hasInvite: boolean
}

/** Half-open: the first moment counts, the last does not. A missing end is no end. */
export function isWithin(now: Date, start: string | null, end: string | null): boolean {
  return (start === null || now >= new Date(start)) && (end === null || now < new Date(end))
}

export function seesCohortCard(actor: Actor | null, cohort: CohortFacts): boolean {
  return (
    (cohort.approved && (!cohort.isPrivate || cohort.hasInvite)) ||
    (actor !== null && (cohort.isKnown || seesCohort(actor, cohort)))
  )
}

export function seesCohort(actor: Actor, cohort: CohortFacts): boolean {
  return cohort.takesPart || managesOrg(actor, cohort.orgId)
}

export function canRegister(cohort: CohortFacts, now: Date): Answer {
  const open =
    cohort.approved &&
    cohort.registrationOpen &&
    isWithin(now, cohort.openDate, cohort.closeDate) &&
    (!cohort.isPrivate || cohort.hasInvite)
  return allowedIf(open, notNow('registrationClosed'))
}

export function isMatchingOpen(cohort: CohortFacts, now: Date): boolean {
  return cohort.approved && cohort.matching && isWithin(now, cohort.matchingStart, cohort.matchingEnd)
}

export function manageCohort(actor: Actor, cohort: CohortFacts): Answer {
  if (managesOrg(actor, cohort.orgId)) return 'allowed'
  return seesCohortCard(actor, cohort) ? 'forbidden' : 'hidden'
}

export function approveCohort(actor: Actor, cohort: CohortFacts): Answer {
  if (actor.isSuper) return 'allowed'
  return seesCohortCard(actor, cohort) ? 'forbidden' : 'hidden'
}

export function archiveCohort(actor: Actor, cohort: CohortFacts): Answer {
  if (ownsOrg(actor, cohort.orgId)) return 'allowed'
  return seesCohortCard(actor, cohort) ? 'forbidden' : 'hidden'
}

export const onlySuper = (actor: Actor): Answer => allowedIf(actor.isSuper, 'forbidden')

export function manageOrganisation(actor: Actor, orgId: string): Answer {
  return allowedIf(managesOrg(actor, orgId), 'hidden')
}

export function readAudit(actor: Actor, orgId: string): Answer {
  return allowedIf(ownsOrg(actor, orgId), 'hidden')
}
