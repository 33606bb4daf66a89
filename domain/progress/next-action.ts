import type { ApplicationStatus } from './application.ts'
import type { ReviewState } from './review.ts'

/** A module the person may work on now, in the order of the cohort. */
export type ModuleStanding = {
  readonly slug: string
  readonly hasBegun: boolean
  readonly review: ReviewState
}

/** A module of the course that cannot be opened yet; null where nobody has said when. */
export type ModuleToCome = { readonly slug: string; readonly start: string | null }

/** The matching window of the cohort as it stands now. */
export type MatchingWindow =
  | { readonly state: 'before'; readonly opens: string | null }
  | { readonly state: 'open' | 'after' }

type Standing = {
  readonly isOnboarded: boolean
  readonly hasCohort: boolean
  readonly application: ApplicationStatus
}

export type EntrepreneurFacts = Standing & {
  readonly isOwner: boolean
  readonly isSelfGuided: boolean
  readonly isCourseOpen: boolean
  readonly hasMentor: boolean
  readonly hasSigned: boolean
  readonly matching: MatchingWindow
  /** Mentors who ask to connect and wait for an answer. */
  readonly requests: number
  readonly unreadFeedback: number
  readonly modules: readonly ModuleStanding[]
  readonly toCome: readonly ModuleToCome[]
}

export type MentoredProject = {
  readonly id: string
  readonly isCourseOpen: boolean
  readonly hasSigned: boolean
  /** Slugs of the modules whose review the entrepreneur waits for. */
  readonly waitingReviews: readonly string[]
}

export type MentorFacts = Standing & {
  readonly isMatchingOpen: boolean
  readonly freePlaces: number
  readonly openRequests: number
  readonly unreadFeedback: number
  readonly projects: readonly MentoredProject[]
}

type JoiningAction =
  | { readonly kind: 'onboard' | 'chooseCohort' | 'applicationPending' | 'applicationWaitlisted' }
  | { readonly kind: 'applicationRejected' | 'applicationWithdrawn' }

export type EntrepreneurAction =
  | JoiningAction
  | { readonly kind: 'answerRequests'; readonly count: number }
  | { readonly kind: 'waitForMentor' | 'matchingOver' | 'signAgreement' | 'waitForSignature' }
  | { readonly kind: 'waitForWindow' | 'waitForStart'; readonly opens: string | null }
  /** All that is open is approved: the last module of it, and what opens next. */
  | {
      readonly kind: 'waitForModule'
      readonly slug: string
      readonly next: string | null
      readonly opens: string | null
    }
  | { readonly kind: 'answerFeedback'; readonly count: number }
  | {
      readonly kind: 'startModule' | 'continueModule' | 'reworkModule' | 'reopenModule' | 'askForReview'
      readonly slug: string
    }
  | { readonly kind: 'waitForReview' | 'readPlan' }

export type MentorAction =
  | JoiningAction
  | { readonly kind: 'signAgreement' | 'waitForSignature'; readonly projectId: string }
  | {
      readonly kind: 'reviewModule'
      readonly projectId: string
      readonly slug: string
      readonly count: number
    }
  | { readonly kind: 'answerFeedback'; readonly count: number }
  | { readonly kind: 'chooseProject'; readonly count: number }
  | { readonly kind: 'waitForAnswer'; readonly count: number }
  | { readonly kind: 'waitForMatching' | 'seeProjects' }

export type NextAction = EntrepreneurAction | MentorAction

const applicationActions: Readonly<Record<ApplicationStatus, JoiningAction | null>> = {
  none: { kind: 'chooseCohort' },
  pending: { kind: 'applicationPending' },
  waitlisted: { kind: 'applicationWaitlisted' },
  rejected: { kind: 'applicationRejected' },
  withdrawn: { kind: 'applicationWithdrawn' },
  approved: null,
}

/** The one thing to do now. Where somebody else waits for an answer, that comes before one's own work. */
export function entrepreneurAction(facts: EntrepreneurFacts): EntrepreneurAction {
  return joiningAction(facts) ?? (facts.isCourseOpen ? courseAction(facts) : beforeTheCourse(facts))
}

function joiningAction({ isOnboarded, hasCohort, application }: Standing): JoiningAction | null {
  if (!hasCohort) return { kind: 'chooseCohort' }
  if (!isOnboarded) return { kind: 'onboard' }
  return applicationActions[application]
}

function beforeTheCourse(facts: EntrepreneurFacts): EntrepreneurAction {
  if (facts.isSelfGuided) return { kind: 'waitForStart', opens: nextToCome(facts)?.start ?? null }
  if (!facts.hasMentor) {
    return facts.requests > 0 && facts.isOwner
      ? { kind: 'answerRequests', count: facts.requests }
      : withoutMentor(facts.matching)
  }
  return facts.hasSigned || !facts.isOwner ? { kind: 'waitForSignature' } : { kind: 'signAgreement' }
}

function withoutMentor(matching: MatchingWindow): EntrepreneurAction {
  if (matching.state === 'before') return { kind: 'waitForWindow', opens: matching.opens }
  return { kind: matching.state === 'open' ? 'waitForMentor' : 'matchingOver' }
}

function courseAction(facts: EntrepreneurFacts): EntrepreneurAction {
  const { modules, unreadFeedback } = facts
  if (unreadFeedback > 0) return { kind: 'answerFeedback', count: unreadFeedback }
  const returned = modules.find(({ review }) => review === 'sent back')
  if (returned) return { kind: 'reworkModule', slug: returned.slug }
  const reopened = modules.find(({ review }) => review === 'withdrawn')
  if (reopened) return { kind: 'reopenModule', slug: reopened.slug }
  const place = modules.findIndex(({ review }) => review === 'open')
  const current = modules[place]
  if (!current) return withoutOpenModule(facts)
  if (!current.hasBegun) return { kind: 'startModule', slug: current.slug }
  // Whoever already works on a later module has left this one without asking for its review.
  const hasMovedOn = modules.slice(place + 1).some(({ hasBegun }) => hasBegun)
  return { kind: hasMovedOn ? 'askForReview' : 'continueModule', slug: current.slug }
}

function withoutOpenModule(facts: EntrepreneurFacts): EntrepreneurAction {
  const { modules, toCome } = facts
  const last = modules.at(-1)
  const next = nextToCome(facts)
  if (!last) return { kind: 'waitForStart', opens: next?.start ?? null }
  if (!modules.every(({ review }) => review === 'approved')) return { kind: 'waitForReview' }
  if (toCome.length === 0) return { kind: 'readPlan' }
  return { kind: 'waitForModule', slug: last.slug, next: next?.slug ?? null, opens: next?.start ?? null }
}

/** The one with the earliest day; nobody knows which comes first where none has a day. */
function nextToCome({ toCome }: EntrepreneurFacts): ModuleToCome | undefined {
  const dated = toCome.flatMap(({ slug, start }) => (start === null ? [] : [{ slug, start }]))
  return dated.toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start))[0]
}

export function mentorAction(facts: MentorFacts): MentorAction {
  return joiningAction(facts) ?? waitingForMe(facts) ?? matchingAction(facts)
}

function waitingForMe({ projects, unreadFeedback }: MentorFacts): MentorAction | null {
  const unsigned = projects.find((project) => !project.isCourseOpen && !project.hasSigned)
  if (unsigned) return { kind: 'signAgreement', projectId: unsigned.id }
  const reviews = projects.flatMap(({ id, waitingReviews }) =>
    waitingReviews.map((slug) => ({ projectId: id, slug })),
  )
  if (reviews[0]) return { kind: 'reviewModule', ...reviews[0], count: reviews.length }
  return unreadFeedback > 0 ? { kind: 'answerFeedback', count: unreadFeedback } : null
}

function matchingAction(facts: MentorFacts): MentorAction {
  const { projects, isMatchingOpen, freePlaces, openRequests } = facts
  if (isMatchingOpen && freePlaces > 0 && projects.length === 0) {
    return openRequests > 0
      ? { kind: 'waitForAnswer', count: openRequests }
      : { kind: 'chooseProject', count: freePlaces }
  }
  const unopened = projects.find((project) => !project.isCourseOpen)
  if (unopened) return { kind: 'waitForSignature', projectId: unopened.id }
  return { kind: projects.length > 0 ? 'seeProjects' : 'waitForMatching' }
}
