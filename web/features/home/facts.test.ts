import { describe, expect, test } from 'vitest'
import { courseModules } from '#course/course.ts'
import { entrepreneurAction, mentorAction } from '#domain/progress/next-action.ts'
import { entrepreneurFacts, mentorFacts, unreadPath, waitingFirst } from './facts.ts'
import type { EntrepreneurData, HomeProject, MentorData } from './home-documents.ts'
import { shippedEntries, shownModules } from './modules.ts'

const now = new Date('2026-06-01T12:00:00.000Z')
const [first, second] = courseModules

const flags = { finished: false, validated: false, review_request: false, request_count: 0, withdrawn: false }
const progress = (module_id: string, change: Partial<typeof flags> = {}) => ({
  _id: module_id,
  order: 1,
  module_id,
  finished: false,
  module: { ...flags, ...change },
})

const project: HomeProject = {
  _id: 'p1',
  name: 'Clay filter',
  owner_id: 'grace',
  mentor: 'daniel',
  cohort_id: 'c1',
  mentor_agreement: true,
  entrepreneur_agreement: true,
  course_open: true,
  progresses: [progress(first?.id ?? '', { validated: true, finished: true, review_request: true })],
}

const shared = {
  me: { _id: 'grace', cohortId: 'c1', application_status: 'approved', onboarded: true },
  cohort: null,
  announcements: [],
  upcoming: [],
}

const entrepreneur: EntrepreneurData = {
  ...shared,
  project: { ...project, mentor_user: null },
  connectRequests: [],
  feedbackCounts: [],
}

function actionOf(data: EntrepreneurData) {
  const modules = shownModules(shippedEntries, data.project?.progresses ?? [], 'en', now)
  return entrepreneurAction(entrepreneurFacts(data, modules, 'grace'))
}

describe('the home of an entrepreneur', () => {
  test('sends them to the first module without progress', () => {
    expect(actionOf(entrepreneur)).toEqual({ kind: 'startModule', slug: second?.slug })
  })

  test('counts the messages on all fields', () => {
    const feedbackCounts = [
      { fieldId: 'one.x.general', unread: 2 },
      { fieldId: 'one.y.general', unread: 1 },
    ]
    expect(actionOf({ ...entrepreneur, feedbackCounts })).toEqual({ kind: 'answerFeedback', count: 3 })
  })

  test('lets a member of a team work whose own application is none', () => {
    const me = { ...shared.me, application_status: 'none', cohortId: null }
    expect(actionOf({ ...entrepreneur, me })).toMatchObject({ kind: 'startModule' })
  })
})

test('a module that is switched off is not shown, one that starts later is not usable', () => {
  const [one, two, ...rest] = shippedEntries
  if (!one || !two) throw new Error('The course has modules')
  const entries = [{ ...one, active: false }, { ...two, start: '2026-07-01T00:00:00.000Z' }, ...rest]
  const [later] = shownModules(entries, [], 'es', now)
  expect(later).toMatchObject({
    slug: two.slug,
    number: 1,
    isUsable: false,
    start: '2026-07-01T00:00:00.000Z',
  })
})

describe('the home of a mentor', () => {
  const mentored = { ...project, owner: null, feedbackCounts: [] }
  const mentor: MentorData = { ...shared, projects: [mentored], matchingCohorts: [] }

  test('names the module whose review waits', () => {
    const asked = { ...mentored, progresses: [progress(second?.id ?? '', { review_request: true })] }
    expect(mentorAction(mentorFacts({ ...mentor, projects: [asked] }))).toEqual({
      kind: 'reviewModule',
      projectId: 'p1',
      slug: second?.slug,
      count: 1,
    })
  })

  test('names no review of a course that is closed', () => {
    const progresses = [progress(second?.id ?? '', { review_request: true })]
    const ended = { ...mentored, course_open: false, progresses }
    expect(mentorFacts({ ...mentor, projects: [ended] }).projects).toMatchObject([{ waitingReviews: [] }])
  })

  test('counts the unread messages of all projects, and leads to the first', () => {
    const feedbackCounts = [
      { fieldId: 'one.x.general', unread: 0 },
      { fieldId: 'one.y.cause:7', unread: 2 },
    ]
    const written = { ...mentored, progresses: [], feedbackCounts }
    expect(mentorAction(mentorFacts({ ...mentor, projects: [mentored, written] }))).toEqual({
      kind: 'answerFeedback',
      count: 2,
    })
    expect(unreadPath('p1', feedbackCounts)).toBe('/home/project/p1/one/y?feedback=one.y.cause%3A7')
    expect(unreadPath('p1', [])).toBeNull()
  })

  test('counts requests that nobody answered yet', () => {
    const cohort = { _id: 'c1', title: 'Lakeshore' }
    const data: MentorData = {
      ...mentor,
      projects: [],
      matchingCohorts: [{ is_open: true, free_places: 2, cohort }],
      candidates: {
        items: [
          { project_id: 'p1', request_status: 'asked' },
          { project_id: 'p2', request_status: null },
        ],
      },
    }
    expect(mentorAction(mentorFacts(data))).toEqual({ kind: 'waitForAnswer', count: 1 })
  })
})

test('a project whose review waits comes first', () => {
  const waiting = { ...project, _id: 'p2', progresses: [progress(first?.id ?? '', { review_request: true })] }
  const third = { ...project, _id: 'p3' }
  expect(waitingFirst([project, waiting, third]).map(({ _id }) => _id)).toEqual(['p2', 'p1', 'p3'])
})
