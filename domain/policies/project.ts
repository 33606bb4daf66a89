import { isUsable } from '#domain/plan/modules.ts'
import { type Actor, managesOrg, ownsOrg } from './actor.ts'
import { type Answer, allowedIf, notNow } from './answer.ts'

/** What decides about a project, read afresh with each request. */
export type ProjectFacts = {
  readonly id: string
  readonly orgId: string
  readonly cohortId: string
  readonly ownerId: string
  readonly mentorId: string | null
  /** The actor was invited to the team and accepted. */
  readonly isTeam: boolean
  /** Self-guided and approved, or signed by both sides of the running match. */
  readonly courseOpen: boolean
  /** Slugs of the modules that are active and have started. */
  readonly activeModules: readonly string[]
  /** The cohort lets entrepreneurs open a feedback thread themselves. */
  readonly entrepreneurThreads: boolean
}

export const isMember = (actor: Actor, project: ProjectFacts) =>
  project.ownerId === actor.userId || project.isTeam
export const isMentor = (actor: Actor, project: ProjectFacts) => project.mentorId === actor.userId
export const isManager = (actor: Actor, project: ProjectFacts) => managesOrg(actor, project.orgId)

const seesProject = (actor: Actor, project: ProjectFacts) =>
  isMember(actor, project) || isMentor(actor, project) || isManager(actor, project)

const seesPlan = (actor: Actor, project: ProjectFacts) =>
  isMember(actor, project) || (isMentor(actor, project) && project.courseOpen) || isManager(actor, project)

export function readProject(actor: Actor, project: ProjectFacts): Answer {
  return allowedIf(seesProject(actor, project), 'hidden')
}

export function readPlan(actor: Actor, project: ProjectFacts): Answer {
  return allowedIf(seesPlan(actor, project), 'hidden')
}

/** Only the owner and the team write the plan, while the course is open and one of the modules is usable. */
export function writePlan(actor: Actor, project: ProjectFacts, modules: readonly string[]): Answer {
  if (!isMember(actor, project)) return seesPlan(actor, project) ? 'forbidden' : 'hidden'
  if (!project.courseOpen) return notNow('courseClosed')
  return allowedIf(isUsable(modules, project.activeModules), notNow('moduleInactive'))
}

export function writeProjectContent(actor: Actor, project: ProjectFacts): Answer {
  if (isMember(actor, project)) return 'allowed'
  return seesProject(actor, project) ? 'forbidden' : 'hidden'
}

export function writeTeam(actor: Actor, project: ProjectFacts): Answer {
  if (project.ownerId === actor.userId) return 'allowed'
  return seesProject(actor, project) ? 'forbidden' : 'hidden'
}

export function manageProject(actor: Actor, project: ProjectFacts): Answer {
  if (isManager(actor, project)) return 'allowed'
  return seesProject(actor, project) ? 'forbidden' : 'hidden'
}

export function archiveProject(actor: Actor, project: ProjectFacts): Answer {
  if (ownsOrg(actor, project.orgId)) return 'allowed'
  return seesProject(actor, project) ? 'forbidden' : 'hidden'
}
