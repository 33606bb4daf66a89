import { type ActorKind, actorKinds, type Condition } from './matrix.ts'
import type { PersonKey } from './seed.ts'

/** Somebody who stands for a column of the matrix. */
export type Actor = {
  readonly kind: ActorKind
  readonly label: string
  /** Nobody in the seed is a stranger. */
  readonly person: PersonKey | null
  /** What can never hold for this one. */
  readonly lacks: readonly Condition[]
}

const stands = (
  kind: ActorKind,
  person: PersonKey | null,
  label: string = kind,
  lacks: readonly Condition[] = [],
): Actor => ({ kind, label, person, lacks })

/** Everybody as seen from project a. */
export const actors: readonly Actor[] = [
  stands('anon', null),
  stands('ent_own', 'owner'),
  stands('ent_other', 'ownerD', 'ent_other of the same cohort'),
  stands('ent_other', 'ownerQ', 'ent_other of another organisation', ['sc', 'au']),
  stands('ent_other', 'rejected', 'ent_other whom the cohort rejected', ['sc', 'au']),
  stands('ent_other', 'chooser', 'ent_other who only chose the cohort', ['sc', 'au']),
  stands('team', 'team'),
  stands('mentor_matched', 'mentor'),
  stands('mentor_unmatched', 'approved', 'mentor_unmatched, approved'),
  stands('mentor_unmatched', 'notApproved', 'mentor_unmatched, not approved', ['ap']),
  stands('mentor_unmatched', 'former', 'mentor_unmatched, formerly matched'),
  stands('org_own', 'organiserP'),
  stands('org_other', 'organiserQ'),
  stands('admin_own', 'adminP'),
  stands('admin_other', 'adminQ'),
  stands('super', 'superAdmin'),
]

export const lockedOut: readonly Actor[] = [
  stands('anon', 'disabled', 'a disabled team member'),
  stands('anon', 'organiserR', 'an organiser of a disabled organisation'),
]

export function actorsOf(kind: ActorKind): readonly Actor[] {
  return actors.filter((actor) => actor.kind === kind)
}

/** For doors behind which there is nothing to hide, only something not to do. */
export const onceSignedIn =
  <const T extends string>(code: T) =>
  (actor: Actor): T | 'UNAUTHENTICATED' =>
    actor.kind === 'anon' ? 'UNAUTHENTICATED' : code

export const managers: readonly ActorKind[] = actorKinds.filter((kind) => /^(org|admin|super)/.test(kind))
