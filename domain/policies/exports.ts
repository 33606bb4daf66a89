import type { Actor } from './actor.ts'
import { type Answer, allowedIf, notNow } from './answer.ts'
import { manageCohort, onlySuper } from './programme.ts'
import { isMember, type ProjectFacts, readPlan } from './project.ts'

/** The approval unlocks the summary for those who wrote it; reviewers may always print what they review. */
export function downloadSummary(actor: Actor, project: ProjectFacts, isValidated: boolean): Answer {
  const answer = readPlan(actor, project)
  if (answer !== 'allowed') return answer
  return allowedIf(!isMember(actor, project) || isValidated, notNow('moduleNotApproved'))
}

export const downloadBusinessPlan = readPlan
export const downloadFinancialPlan = readPlan
export const exportCohort = manageCohort
export const exportPlatformUsers = onlySuper

/** A finished file belongs to the account that asked for it, and to nobody above it either. */
export function readExportFile(actor: Actor, file: { readonly ownerId: string | null }): Answer {
  return allowedIf(file.ownerId === actor.userId, 'hidden')
}
