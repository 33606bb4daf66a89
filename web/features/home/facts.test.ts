import { describe, expect, test } from 'vitest'
import { courseModules } from '#course/course.ts'
import { entrepreneurAction, mentorAction } from '#domain/progress/next-action.ts'
import { entrepreneurFacts, mentorFacts } from './facts.ts'
import type { EntrepreneurData, HomeProject, MentorData } from './home-documents.ts'
import { shippedEntries, shownModules } from './modules.ts'

const now = new Date('2026-06-01T12:00:00.000Z')
const [first, second] = courseModules

const flags = { finished: false, validated: false, review_request: false, request_count: 0 }
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

const entrepreneur: EntrepreneurData = { ...shared, project, connectRequests: [], feedbackCounts: [] }

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
      { fieldId: 'a', module: 'one', step: 'x', unread: 2 },
      { fieldId: 'b', module: 'one', step: 'y', unread: 1 },
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
  const mentor: MentorData = { ...shared, projects: [project], matchingCohorts: [], notifications: [] }

  test('names the module whose review waits', () => {
    const asked = { ...project, progresses: [progress(second?.id ?? '', { review_request: true })] }
    expect(mentorAction(mentorFacts({ ...mentor, projects: [asked] }))).toEqual({
      kind: 'reviewModule',
      projectId: 'p1',
      slug: second?.slug,
      count: 1,
    })
  })

  test('counts requests that nobody answered yet', () => {
    const cohort = { _id: 'c1', title: 'Lakeshore' }
    const data: MentorData = {
      ...mentor,
      projects: [],
      matchingCohorts: [{ is_open: true, free_places: 2, cohort }],
      candidates: { items: [{ request_status: 'asked' }, { request_status: null }] },
    }
    expect(mentorAction(mentorFacts(data))).toEqual({ kind: 'waitForAnswer', count: 1 })
  })
})
