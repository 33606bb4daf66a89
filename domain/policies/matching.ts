import type { ConnectRequest } from '#domain/progress/connect-request.ts'
import type { Actor } from './actor.ts'
import { type Answer, allowedIf, notNow } from './answer.ts'
import { type CohortFacts, isMatchingOpen, manageCohort } from './programme.ts'
import { isManager, isMember, isMentor, manageProject, type ProjectFacts, readProject } from './project.ts'

/** The matching of one cohort as it stands for the caller. */
export type MatchingFacts = {
  readonly cohort: CohortFacts
  /** Approved in this cohort, or in another one of its organisation where extra mentors are let in. */
  readonly isApprovedHere: boolean
  /** Places the mentor in question still has. */
  readonly freePlaces: number
}

/** An approved mentor inside the window sees the cards of the cohort's projects. */
export function browsesCards(actor: Actor, matching: MatchingFacts, now: Date): boolean {
  return actor.role === 'mentor' && matching.isApprovedHere && isMatchingOpen(matching.cohort, now)
}

/** Name, problem, solution, sectors, countries, stage, type. */
export function seesProjectCard(
  actor: Actor,
  project: ProjectFacts,
  matching: MatchingFacts,
  now: Date,
): boolean {
  if (readProject(actor, project) === 'allowed') return true
  return project.cohortId === matching.cohort.id && browsesCards(actor, matching, now)
}

export function listCandidates(actor: Actor, matching: MatchingFacts, now: Date): Answer {
  if (manageCohort(actor, matching.cohort) === 'allowed') return 'allowed'
  if (actor.role !== 'mentor') return 'hidden'
  if (!matching.isApprovedHere) return matching.cohort.isKnown ? notNow('notApproved') : 'hidden'
  if (!isMatchingOpen(matching.cohort, now)) return notNow('matchingClosed')
  return allowedIf(matching.freePlaces > 0, notNow('mentorFull'))
}

/** A mentor with a free place asks a project that has no mentor yet. */
export function askToConnect(
  actor: Actor,
  project: ProjectFacts,
  matching: MatchingFacts,
  now: Date,
): Answer {
  if (isMentor(actor, project)) return notNow('projectHasMentor')
  if (isMember(actor, project) || isManager(actor, project)) return 'forbidden'
  if (actor.role !== 'mentor' || !matching.isApprovedHere) return 'hidden'
  // Outside the window no mentor sees a card, so no answer may tell which projects there are.
  if (project.cohortId !== matching.cohort.id || !isMatchingOpen(matching.cohort, now)) return 'hidden'
  return hasRoom(project, matching)
}

export function readConnectRequest(actor: Actor, project: ProjectFacts, request: ConnectRequest): Answer {
  const isParty = project.ownerId === actor.userId || request.mentorId === actor.userId
  return allowedIf(isParty || isManager(actor, project), 'hidden')
}

/** The owner alone answers. `matching.freePlaces` are those of the mentor who asked. */
export function acceptRequest(
  actor: Actor,
  project: ProjectFacts,
  request: ConnectRequest,
  matching: MatchingFacts,
  now: Date,
): Answer {
  const answer = declineRequest(actor, project, request, matching, now)
  return answer === 'allowed' ? hasRoom(project, matching) : answer
}

export function declineRequest(
  actor: Actor,
  project: ProjectFacts,
  request: ConnectRequest,
  matching: MatchingFacts,
  now: Date,
): Answer {
  if (readConnectRequest(actor, project, request) !== 'allowed') return 'hidden'
  if (project.ownerId !== actor.userId) return 'forbidden'
  if (!isMatchingOpen(matching.cohort, now)) return notNow('matchingClosed')
  if (project.mentorId !== null) return notNow('projectHasMentor')
  return allowedIf(request.status === 'asked', notNow('moveNotPossible'))
}

export function withdrawRequest(actor: Actor, project: ProjectFacts, request: ConnectRequest): Answer {
  if (readConnectRequest(actor, project, request) !== 'allowed') return 'hidden'
  if (request.mentorId !== actor.userId) return 'forbidden'
  return allowedIf(request.status === 'asked', notNow('moveNotPossible'))
}

/** Organisers match by hand at any time, but never beyond a mentor's capacity. */
export function assignMentor(actor: Actor, project: ProjectFacts, matching: MatchingFacts): Answer {
  const answer = manageProject(actor, project)
  return answer === 'allowed' ? hasRoom(project, matching) : answer
}

/** A mentor who wants to stop asks the organiser. */
export const endMatch = manageProject

function hasRoom(project: ProjectFacts, matching: MatchingFacts): Answer {
  if (project.mentorId !== null) return notNow('projectHasMentor')
  return allowedIf(matching.freePlaces > 0, notNow('mentorFull'))
}
