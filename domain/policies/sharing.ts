import type { Actor } from './actor.ts'
import { type Answer, allowedIf } from './answer.ts'
import { isMember, type ProjectFacts, readProject } from './project.ts'

/** Making, changing and ending links to the plan: it is the team's to say who reads it, whether or not the course is open. */
export function sharePlan(actor: Actor, project: ProjectFacts): Answer {
  if (isMember(actor, project)) return 'allowed'
  return readProject(actor, project) === 'allowed' ? 'forbidden' : 'hidden'
}

/** Who else reads the plan does not learn with whom the team shares it. */
export function readSharedLinks(actor: Actor, project: ProjectFacts): Answer {
  return allowedIf(isMember(actor, project), 'hidden')
}
