import { type Actor, ownsOrg } from './actor.ts'
import { type Answer, allowedIf } from './answer.ts'
import { archiveProject, isMember, type ProjectFacts, readPlan, writeTeam } from './project.ts'

/** Moderation takes a message out of sight and keeps its text; owners of the organisation only. */
export function hideFeedback(actor: Actor, project: ProjectFacts): Answer {
  if (ownsOrg(actor, project.orgId)) return 'allowed'
  return readPlan(actor, project) === 'allowed' ? 'forbidden' : 'hidden'
}

/** A project moves to another owner or cohort inside its organisation; only a super admin reaches beyond. */
export function transferProject(
  actor: Actor,
  project: ProjectFacts,
  destination: { readonly orgId: string },
): Answer {
  const answer = archiveProject(actor, project)
  if (answer !== 'allowed') return answer
  return allowedIf(ownsOrg(actor, destination.orgId), 'hidden')
}

/** Whom the invitation names joins; owner and team are in already. */
export function joinTeam(actor: Actor, project: ProjectFacts): Answer {
  return allowedIf(actor.role === 'entrepreneur' && !isMember(actor, project), 'forbidden')
}

/** The owner takes anybody out of the team; a member may only leave. */
export function removeFromTeam(actor: Actor, project: ProjectFacts, userId: string): Answer {
  return project.isTeam && userId === actor.userId ? 'allowed' : writeTeam(actor, project)
}
