import type { Side } from '#domain/progress/agreement.ts'
import type { Agreement, GateProject } from './agreement-documents.ts'

export type Standing =
  /** The project waits for its approval. */
  | 'applied'
  /** Withdrawn or archived. */
  | 'ended'
  | 'unmatched'
  | 'sign'
  /** Signed, but the text has a newer version since. */
  | 'signAgain'
  | 'waiting'
  /** Somebody who signs nothing: the team, organisers. */
  | 'watching'

/** How far a project whose course is closed has come, for the person who looks at it. */
export function standingOf(
  project: Pick<GateProject, 'status' | 'mentor'>,
  agreement: Pick<Agreement, 'is_matched' | 'my_side' | 'signatures' | 'text_version'> | null,
): Standing {
  if (project.status === 'applied') return 'applied'
  if (project.status === 'withdrawn' || project.status === 'archived') return 'ended'
  if (!(agreement ? agreement.is_matched : project.mentor)) return 'unmatched'
  const side = agreement?.my_side
  if (!agreement || !side) return 'watching'
  const own = signaturesOf(agreement, side)
  if (own.length === 0) return 'sign'
  return own.some(({ text_version }) => text_version === agreement.text_version) ? 'waiting' : 'signAgain'
}

export function signaturesOf(agreement: Pick<Agreement, 'signatures'>, side: Side) {
  return agreement.signatures.filter((one) => one.side === side)
}

/** Known to everybody who sees the project, also where the agreement itself is not theirs to read. */
export function hasSigned(project: GateProject, side: Side): boolean {
  return (side === 'mentor' ? project.mentor_agreement : project.entrepreneur_agreement) === true
}
