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

function actionOf(data: EntrepreneurData, entries = shippedEntries) {
  const modules = shownModules(entries, data.project?.progresses ?? [], 'en', now)
  return entrepreneurAction(entrepreneurFacts(data, entries, modules, 'grace', now))
}

describe('the home of an entrepreneur', () => {
  test('sends them to the first module without progress', () => {
    expect(actionOf(entrepreneur)).toEqual({ kind: 'startModule', slug: second?.slug })
  })

  test('says what opens next after the only open module is approved, and never that the plan is complete', () => {
    const entries = shippedEntries.map((entry, place) => ({
      ...entry,
      active: place < 3,
      start: place === 0 ? null : `2026-0${6 + place}-01T00:00:00.000Z`,
    }))
    expect(actionOf(entrepreneur, entries)).toEqual({
      kind: 'waitForModule',
      slug: first?.slug,
      next: second?.slug,
      opens: '2026-07-01T00:00:00.000Z',
    })
    const onlyOne = entries.map((entry, place) => ({ ...entry, active: place === 0 }))
    expect(actionOf(entrepreneur, onlyOne)).toMatchObject({ kind: 'waitForModule', next: null, opens: null })
  })

  test.each([
    ['2026-07-01T00:00:00.000Z', '2026-08-01T00:00:00.000Z', true, { kind: 'waitForWindow' }],
    ['2026-05-01T00:00:00.000Z', '2026-08-01T00:00:00.000Z', true, { kind: 'waitForMentor' }],
    ['2026-05-01T00:00:00.000Z', '2026-08-01T00:00:00.000Z', false, { kind: 'waitForWindow', opens: null }],
    ['2026-04-01T00:00:00.000Z', '2026-05-01T00:00:00.000Z', true, { kind: 'matchingOver' }],
  ])('of a project without a mentor follows the window from %s to %s', (start, end, matching, expected) => {
    const cohort = {
      _id: 'c1',
      title: 'Lakeshore',
      self_guided: false,
      matching,
      matching_start: start,
      matching_end: end,
      custom_welcome_message: null,
      module_data: null,
    }
    const project = entrepreneur.project && { ...entrepreneur.project, mentor: null, course_open: false }
    expect(actionOf({ ...entrepreneur, cohort, project })).toMatchObject(expected)
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
