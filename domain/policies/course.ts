import { isUsable } from '#domain/plan/modules.ts'
import type { Actor } from './actor.ts'
import { type Answer, allowedIf, notNow } from './answer.ts'
import { isManager, isMember, isMentor, type ProjectFacts, readPlan, readProject } from './project.ts'

export const readFeedback = readPlan
export const readProgress = readProject

/** The mentor may always write; everybody else answers in a thread that exists (or where the cohort allows it). */
export function addFeedback(actor: Actor, project: ProjectFacts, hasThread: boolean): Answer {
  if (readPlan(actor, project) !== 'allowed') return 'hidden'
  if (isMentor(actor, project) || hasThread) return 'allowed'
  return allowedIf(isMember(actor, project) && project.entrepreneurThreads, notNow('noThread'))
}

/** `read` is set by the other side, never by the author. */
export function markFeedbackRead(actor: Actor, project: ProjectFacts, authorId: string): Answer {
  if (readPlan(actor, project) !== 'allowed') return 'hidden'
  return allowedIf(
    authorId !== actor.userId && (isMember(actor, project) || isMentor(actor, project)),
    'forbidden',
  )
}

export function requestReview(actor: Actor, project: ProjectFacts, module: string): Answer {
  if (!isMember(actor, project)) return readProject(actor, project) === 'allowed' ? 'forbidden' : 'hidden'
  if (!project.courseOpen) return notNow('courseClosed')
  return allowedIf(isUsable([module], project.activeModules), notNow('moduleInactive'))
}

/** A mentor approves what was asked for; an admin may approve without a request. */
export function validateModule(actor: Actor, project: ProjectFacts, requested: boolean): Answer {
  if (isManager(actor, project)) return 'allowed'
  if (isMentor(actor, project)) {
    if (!project.courseOpen) return notNow('courseClosed')
    return allowedIf(requested, notNow('noReviewRequest'))
  }
  return readProject(actor, project) === 'allowed' ? 'forbidden' : 'hidden'
}

/** Who may approve a request may send it back; without a request there is nothing to send back. */
export function sendBack(actor: Actor, project: ProjectFacts, isWaiting: boolean): Answer {
  const answer = validateModule(actor, project, isWaiting)
  return answer === 'allowed' ? allowedIf(isWaiting, notNow('noReviewRequest')) : answer
}

export function withdrawValidation(actor: Actor, project: ProjectFacts): Answer {
  return validateModule(actor, project, true)
}

/** Owner, team and mentor rate a module, each once; managers read the ratings. */
export function rateModule(actor: Actor, project: ProjectFacts): Answer {
  if (isMember(actor, project)) return 'allowed'
  if (isMentor(actor, project)) return allowedIf(project.courseOpen, notNow('courseClosed'))
  return isManager(actor, project) ? 'forbidden' : 'hidden'
}

export function readReview(actor: Actor, project: ProjectFacts, authorId: string): Answer {
  if (isManager(actor, project)) return 'allowed'
  return allowedIf(readProject(actor, project) === 'allowed' && authorId === actor.userId, 'hidden')
}

export const reportBug = readProject
