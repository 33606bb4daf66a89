import { type Actor, managesOrg, ownsOrg } from './actor.ts'
import { type Answer, allowedIf } from './answer.ts'

/** How two people are connected, as far as it decides what one sees of the other. */
export type PersonFacts = {
  readonly userId: string
  readonly role: string
  readonly orgId: string | null
  readonly mainOrg: string | null
  /** The actor mentors a project that this person owns. */
  readonly isMyEntrepreneur: boolean
  /** The actor is in the team of a project that this person owns. */
  readonly isMyOwner: boolean
  /** This person asked to connect with, or mentors, a project the actor owns or works in. */
  readonly isMyMentor: boolean
  /** As above, and the actor owns that project. */
  readonly isMentorOfMine: boolean
  /** The course of a shared project is open. */
  readonly courseOpen: boolean
  /** The actor, an approved mentor, meets this entrepreneur in an open matching window of the same cohort. */
  readonly isCandidate: boolean
}

const isSelf = (actor: Actor, person: PersonFacts) => actor.userId === person.userId

function manages(actor: Actor, person: PersonFacts): boolean {
  const organisations = [person.orgId, person.mainOrg].filter((id) => id !== null)
  return actor.role === 'admin' && (actor.isSuper || organisations.some((id) => managesOrg(actor, id)))
}

/** Name, picture, biography, country, languages, business details. */
export function seesCard(actor: Actor, person: PersonFacts): boolean {
  return (
    isSelf(actor, person) ||
    manages(actor, person) ||
    person.isMyEntrepreneur ||
    person.isMyOwner ||
    person.isMyMentor ||
    person.isCandidate
  )
}

/** E-mail and telephone. */
export function seesContact(actor: Actor, person: PersonFacts): boolean {
  return (
    isSelf(actor, person) ||
    manages(actor, person) ||
    ((person.isMyEntrepreneur || person.isMentorOfMine) && person.courseOpen)
  )
}

/** Birth date, gender, nationality, commitments, motivation, application. */
export function seesPrivate(actor: Actor, person: PersonFacts): boolean {
  return isSelf(actor, person) || manages(actor, person)
}

export function updateProfile(actor: Actor, userId: string): Answer {
  return allowedIf(actor.userId === userId, 'hidden')
}

const rank = (role: string, orgRole: string | null, isSuper: boolean) =>
  isSuper ? 4 : role === 'admin' ? (orgRole === 'owner' ? 3 : 2) : 1

export type ManagedPerson = PersonFacts & { readonly orgRole: string | null; readonly isSuper: boolean }

/** Role, names, access of another person: owners of the organisation and super admins, downwards only. */
export function administerPerson(actor: Actor, person: ManagedPerson): Answer {
  if (!seesCard(actor, person)) return 'hidden'
  const organisation = person.mainOrg ?? person.orgId
  const inReach = actor.isSuper || (organisation !== null && ownsOrg(actor, organisation))
  const isLower =
    rank(person.role, person.orgRole, person.isSuper) < rank(actor.role, actor.orgRole, actor.isSuper)
  return allowedIf(inReach && isLower && !isSelf(actor, person), 'forbidden')
}

/** An owner makes entrepreneurs, mentors and organisers; only a super admin makes owners. */
export function grantRole(actor: Actor, person: ManagedPerson, role: string, orgRole: string | null): Answer {
  const base = administerPerson(actor, person)
  if (base !== 'allowed') return base
  return allowedIf(actor.isSuper || role !== 'admin' || orgRole === 'organiser', 'forbidden')
}

/** Never one's own: nobody locks themselves out, and at least one super admin is left. */
export function setOrganisation(actor: Actor, person: PersonFacts): Answer {
  if (actor.isSuper && !isSelf(actor, person)) return 'allowed'
  return seesCard(actor, person) ? 'forbidden' : 'hidden'
}
