import { type ApplicationStatus, canApplicantMove, canDecide } from '#domain/progress/application.ts'
import { type Actor, managesOrg } from './actor.ts'
import { type Answer, allowedIf, notNow } from './answer.ts'
import { type CohortFacts, canRegister, manageCohort } from './programme.ts'

export type ApplicationFacts = {
  readonly userId: string
  readonly orgId: string
  readonly status: ApplicationStatus
}

/** Where the caller stands in a cohort before applying or withdrawing. */
export type OwnApplication = {
  readonly status: ApplicationStatus
  /** Works in somebody else's project of this cohort. */
  readonly isTeamHere: boolean
}

/** One's own application, while the cohort takes applications. */
export function submitApplication(actor: Actor, cohort: CohortFacts, own: OwnApplication, now: Date): Answer {
  return moveOwn(actor, cohort, own, 'pending', now)
}

export function withdrawApplication(
  actor: Actor,
  cohort: CohortFacts,
  own: OwnApplication,
  now: Date,
): Answer {
  return moveOwn(actor, cohort, own, 'withdrawn', now)
}

function moveOwn(
  actor: Actor,
  cohort: CohortFacts,
  own: OwnApplication,
  to: ApplicationStatus,
  now: Date,
): Answer {
  if (actor.role === 'admin' || own.isTeamHere) return 'forbidden'
  const open = canRegister(cohort, now)
  if (open !== 'allowed') return open
  return allowedIf(canApplicantMove(own.status, to), notNow('moveNotPossible'))
}

export function readApplication(actor: Actor, application: ApplicationFacts): Answer {
  return allowedIf(application.userId === actor.userId || managesOrg(actor, application.orgId), 'hidden')
}

/** Managers of the cohort's organisation decide, never about themselves. */
export function decideApplication(
  actor: Actor,
  application: ApplicationFacts,
  to: ApplicationStatus,
): Answer {
  if (readApplication(actor, application) !== 'allowed') return 'hidden'
  if (!managesOrg(actor, application.orgId) || application.userId === actor.userId) return 'forbidden'
  const decision = { from: application.status, to, deciderId: actor.userId, applicantId: application.userId }
  return allowedIf(canDecide(decision), notNow('moveNotPossible'))
}

export const listApplications = manageCohort

/** Who decided takes it back, as long as nobody was told. */
export function takeBackDecision(
  actor: Actor,
  application: ApplicationFacts,
  untold: { readonly deciderId: string } | null,
): Answer {
  const answer = reviewApplication(actor, application)
  if (answer !== 'allowed') return answer
  if (!untold) return notNow('alreadyTold')
  return allowedIf(untold.deciderId === actor.userId, 'forbidden')
}

/** Points and notes are for the organisers: never for the applicant, also where they manage the organisation. */
export function reviewApplication(actor: Actor, application: ApplicationFacts): Answer {
  if (readApplication(actor, application) !== 'allowed') return 'hidden'
  return allowedIf(managesOrg(actor, application.orgId) && application.userId !== actor.userId, 'forbidden')
}

/** Whoever wrote a note takes it away; who may not read notes does not learn which there are. */
export function removeNote(actor: Actor, application: ApplicationFacts, authorId: string | null): Answer {
  if (reviewApplication(actor, application) !== 'allowed') return 'hidden'
  return allowedIf(authorId === actor.userId, 'forbidden')
}

/** What all reviewers look at stays once the first of them has given points. */
export function changeRubric(actor: Actor, cohort: CohortFacts, isUsed: boolean): Answer {
  const answer = manageCohort(actor, cohort)
  if (answer !== 'allowed') return answer
  return allowedIf(!isUsed, notNow('alreadyScored'))
}

/** An approved entrepreneur has one project per cohort; managers create them for others. */
export function createProject(
  actor: Actor,
  cohort: CohortFacts,
  own: { readonly status: ApplicationStatus; readonly hasProject: boolean },
): Answer {
  if (managesOrg(actor, cohort.orgId)) return 'allowed'
  if (actor.role !== 'entrepreneur') return manageCohort(actor, cohort)
  if (own.status !== 'approved') return cohort.isKnown ? notNow('notApproved') : 'hidden'
  return allowedIf(!own.hasProject, notNow('alreadyExists'))
}
