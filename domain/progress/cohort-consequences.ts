/** What can be counted in a cohort, once as it is and once as it would be. */
export type CohortMeasures = {
  /** Open requests to connect whose matching window is over. */
  readonly requests_expired: number
  /** Open requests that can be answered now. */
  readonly requests_answerable: number
  /** People who have begun here, have not applied, and still can. */
  readonly can_apply: number
  /** Teams for whom the course is open. */
  readonly course_open: number
  /** Modules that can be worked in now. */
  readonly modules_open: number
  /** Mentors who may take part in the matching. */
  readonly mentors: number
  /** People who get mails about it. */
  readonly mails: number
  /** 1 where everybody finds it. */
  readonly listed: number
  /** People who take part and can open it. */
  readonly participants: number
}

const counted = [
  'requestsExpire',
  'requestsWait',
  'cannotApply',
  'courseCloses',
  'courseOpens',
  'modulesClose',
  'modulesOpen',
  'mentorsLeave',
  'mailsStop',
  'unlisted',
  'listed',
  'participantsLose',
] as const
/** What is counted, and what becomes of steps. */
export const consequenceKinds = [...counted, 'stepsMissed', 'stepsLeave', 'stepsReturn', 'stepsMove'] as const
export type ConsequenceKind = (typeof consequenceKinds)[number]
/** `teams`: for how many, where something is counted that concerns each of them. */
export type Consequence = { readonly kind: ConsequenceKind; readonly count: number; readonly teams: number }

/** What people would notice of a change, as numbers. Nothing where nobody would. */
export function cohortConsequences(before: CohortMeasures, after: CohortMeasures): Consequence[] {
  const less = (name: keyof CohortMeasures) => before[name] - after[name]
  const more = (name: keyof CohortMeasures) => -less(name)
  const expiring = more('requests_expired')
  const counts: Record<(typeof counted)[number], number> = {
    requestsExpire: expiring,
    // What expires is not said twice.
    requestsWait: less('requests_answerable') - Math.max(0, expiring),
    cannotApply: less('can_apply'),
    courseCloses: less('course_open'),
    courseOpens: more('course_open'),
    modulesClose: before.course_open > 0 ? less('modules_open') : 0,
    modulesOpen: after.course_open > 0 ? more('modules_open') : 0,
    mentorsLeave: less('mentors'),
    mailsStop: less('mails'),
    unlisted: less('listed'),
    listed: more('listed'),
    participantsLose: less('participants'),
  }
  return counted
    .filter((kind) => counts[kind] > 0)
    .map((kind) => ({ kind, count: counts[kind], teams: before.course_open }))
}
