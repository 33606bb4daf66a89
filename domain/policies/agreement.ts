import { hasSigned, type Side, type Signature } from '#domain/progress/agreement.ts'
import type { Actor } from './actor.ts'
import { type Answer, allowedIf, notNow } from './answer.ts'
import { isManager, isMentor, type ProjectFacts, readProject } from './project.ts'

export type AgreementFacts = {
  /** The running match, if there is one. */
  readonly matchId: string | null
  readonly signatures: readonly Signature[]
  readonly textVersion: string
}

/** Each side signs for itself, once per match and text. A team member does not sign. */
export function signAgreement(
  actor: Actor,
  project: ProjectFacts,
  side: Side,
  agreement: AgreementFacts,
): Answer {
  if (readProject(actor, project) !== 'allowed') return 'hidden'
  const signer = side === 'mentor' ? project.mentorId : project.ownerId
  if (signer !== actor.userId) return 'forbidden'
  const { matchId, signatures, textVersion } = agreement
  if (matchId === null || project.mentorId === null) return notNow('notMatched')
  return allowedIf(!hasSigned(signatures, { matchId, side, textVersion }), notNow('alreadySigned'))
}

export function readAgreement(actor: Actor, project: ProjectFacts): Answer {
  const isParty = project.ownerId === actor.userId || isMentor(actor, project)
  return allowedIf(isParty || isManager(actor, project), 'hidden')
}
