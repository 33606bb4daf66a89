import { moduleById } from '#course/course.ts'
import { applicationStatuses } from '#domain/options/programme.ts'
import type { ApplicationStatus } from '#domain/progress/application.ts'
import type { EntrepreneurFacts, MatchingWindow, MentorFacts } from '#domain/progress/next-action.ts'
import { isWaiting } from '#domain/progress/review.ts'
import { threadPath, unreadAt } from '#web/data/feedback-counts.ts'
import type {
  EntrepreneurData,
  HomeProject,
  MentorData,
  ModuleEntry,
  Standing,
  UnreadThread,
} from './home-documents.ts'
import type { ShownModule } from './modules.ts'
import { waiting } from './wants-to-connect/connect-request.ts'

/** What the next action of an entrepreneur depends on. */
export function entrepreneurFacts(
  data: EntrepreneurData,
  entries: readonly ModuleEntry[],
  modules: readonly ShownModule[],
  userId: string,
  now: Date,
): EntrepreneurFacts {
  const { project } = data
  const usable = modules.filter(({ isUsable }) => isUsable)
  return {
    ...standingOf(data.me, project),
    isOwner: project?.owner_id === userId,
    isSelfGuided: data.cohort?.self_guided === true,
    isCourseOpen: project?.course_open === true,
    hasMentor: Boolean(project?.mentor),
    hasSigned: project?.entrepreneur_agreement === true,
    matching: matchingWindow(data.cohort, now),
    requests: waiting(data.connectRequests ?? []).length,
    unreadFeedback: unreadAt(data.feedbackCounts ?? []),
    modules: usable,
    // The day of a module that is switched off opens nothing.
    toCome: entries
      .filter(({ module_id }) => !usable.some(({ id }) => id === module_id))
      .map(({ slug, active, start }) => ({ slug, start: active ? start : null })),
  }
}

function matchingWindow(cohort: EntrepreneurData['cohort'], now: Date): MatchingWindow {
  const { matching_start: opens = null, matching_end: end = null, matching } = cohort ?? {}
  if (end !== null && now >= new Date(end)) return { state: 'after' }
  if (opens !== null && now < new Date(opens)) return { state: 'before', opens }
  return matching ? { state: 'open' } : { state: 'before', opens: null }
}

export function mentorFacts(data: MentorData): MentorFacts {
  const open = data.matchingCohorts.filter((one) => one.is_open)
  return {
    ...standingOf(data.me, data.projects[0] ?? null),
    isMatchingOpen: open.length > 0,
    freePlaces: Math.max(0, ...open.map((one) => one.free_places)),
    openRequests: data.candidates?.items.filter((one) => one.request_status === 'asked').length ?? 0,
    unreadFeedback: unreadAt(data.projects.flatMap(({ feedbackCounts }) => feedbackCounts)),
    projects: data.projects.map((project) => ({
      id: project._id,
      isCourseOpen: project.course_open,
      hasSigned: project.mentor_agreement === true,
      waitingReviews: waitingReviews(project),
    })),
  }
}

/** Where the first unread conversation stands, without a language prefix. */
export function unreadPath(projectId: string, counts: readonly UnreadThread[]): string | null {
  const first = counts.find(({ unread }) => unread > 0)
  return first ? threadPath(projectId, first.fieldId) : null
}

/** The modules that wait to be read; none while the course is closed to the mentor. */
export function waitingReviews({ course_open, progresses }: HomeProject): string[] {
  if (!course_open) return []
  return progresses
    .filter(({ module }) => isWaiting(module))
    .flatMap(({ module_id }) => moduleById(module_id)?.slug ?? [])
}

/** Where a review waits comes first; otherwise the order stays. */
export const waitingFirst = <P extends HomeProject>(projects: readonly P[]) =>
  projects.toSorted((one, other) => waitingReviews(other).length - waitingReviews(one).length)

/** Somebody in the team of a project has no application of their own; the project's course decides. */
function standingOf(me: Standing | null, project: HomeProject | null) {
  const status = applicationStatuses.find(({ value }) => value === me?.application_status)?.value ?? 'none'
  const application: ApplicationStatus = status === 'none' && project?.course_open ? 'approved' : status
  return {
    isOnboarded: me?.onboarded === true,
    hasCohort: Boolean(me?.cohortId && me.cohortId !== 'none') || project !== null,
    application,
  }
}
