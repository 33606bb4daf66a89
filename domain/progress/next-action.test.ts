import { describe, expect, test } from 'vitest'
import {
  type EntrepreneurFacts,
  entrepreneurAction,
  type MentorFacts,
  type ModuleStanding,
  mentorAction,
} from './next-action.ts'

const module = (slug: string, review: ModuleStanding['review'], hasBegun = true): ModuleStanding => ({
  slug,
  review,
  hasBegun,
})

const working: EntrepreneurFacts = {
  isOnboarded: true,
  hasCohort: true,
  application: 'approved',
  isOwner: true,
  isSelfGuided: false,
  isCourseOpen: true,
  hasMentor: true,
  hasSigned: true,
  matching: { state: 'open' },
  requests: 0,
  unreadFeedback: 0,
  toCome: [],
  modules: [module('one', 'approved'), module('two', 'open'), module('three', 'open', false)],
}
const matching = { ...working, isCourseOpen: false, hasMentor: false, hasSigned: false }

describe('an entrepreneur', () => {
  test.each<[string, Partial<EntrepreneurFacts>, object]>([
    ['chooses a cohort first', { hasCohort: false, isOnboarded: false }, { kind: 'chooseCohort' }],
    ['then fills the profile', { isOnboarded: false, application: 'none' }, { kind: 'onboard' }],
    ['then applies', { application: 'none' }, { kind: 'chooseCohort' }],
    ['waits for a decision', { application: 'pending' }, { kind: 'applicationPending' }],
    ['waits on the waiting list', { application: 'waitlisted' }, { kind: 'applicationWaitlisted' }],
    ['learns of a rejection', { application: 'rejected' }, { kind: 'applicationRejected' }],
    ['may come back after withdrawing', { application: 'withdrawn' }, { kind: 'applicationWithdrawn' }],
    ['answers mentors who ask', { ...matching, requests: 2 }, { kind: 'answerRequests', count: 2 }],
    [
      'of a team leaves the answer to the owner',
      { ...matching, requests: 2, isOwner: false },
      { kind: 'waitForMentor' },
    ],
    ['waits for mentors to ask', matching, { kind: 'waitForMentor' }],
    [
      'is in, and reads when matching opens',
      { ...matching, matching: { state: 'before', opens: '2026-12-01' } },
      { kind: 'waitForWindow', opens: '2026-12-01' },
    ],
    [
      'without a mentor when matching is over waits for the organisers',
      { ...matching, matching: { state: 'after' } },
      { kind: 'matchingOver' },
    ],
    ['signs once matched', { ...matching, hasMentor: true }, { kind: 'signAgreement' }],
    [
      'waits for the other signature',
      { ...matching, hasMentor: true, hasSigned: true },
      { kind: 'waitForSignature' },
    ],
    [
      'of a team does not sign',
      { ...matching, hasMentor: true, isOwner: false },
      { kind: 'waitForSignature' },
    ],
    [
      'in a self-guided cohort needs no mentor',
      { ...matching, isSelfGuided: true },
      { kind: 'waitForStart', opens: null },
    ],
    [
      'waits while no module is open, and reads when the first one opens',
      {
        modules: [],
        toCome: [
          { slug: 'two', start: '2027-01-15' },
          { slug: 'one', start: '2026-12-15' },
        ],
      },
      { kind: 'waitForStart', opens: '2026-12-15' },
    ],
    ['goes on where they stopped', {}, { kind: 'continueModule', slug: 'two' }],
    [
      'starts the next module',
      { modules: working.modules.toSpliced(1, 1) },
      { kind: 'startModule', slug: 'three' },
    ],
    ['answers feedback before working on', { unreadFeedback: 3 }, { kind: 'answerFeedback', count: 3 }],
    [
      'works first on what came back',
      { modules: [module('one', 'sent back'), module('two', 'open')] },
      { kind: 'reworkModule', slug: 'one' },
    ],
    [
      'opens again what was approved once',
      { modules: [module('one', 'withdrawn'), module('two', 'open')] },
      { kind: 'reopenModule', slug: 'one' },
    ],
    [
      'asks for the review of a module they left behind',
      { modules: [module('one', 'open'), module('two', 'open')] },
      { kind: 'askForReview', slug: 'one' },
    ],
    ['waits for reviews', { modules: [module('one', 'requested')] }, { kind: 'waitForReview' }],
    [
      'reads the plan when every module of the course is approved',
      { modules: [module('one', 'approved')] },
      { kind: 'readPlan' },
    ],
    [
      'is not told that the plan is complete while modules are still to come',
      {
        modules: [module('one', 'approved')],
        toCome: [
          { slug: 'two', start: null },
          { slug: 'three', start: '2026-12-15' },
        ],
      },
      { kind: 'waitForModule', slug: 'one', next: 'three', opens: '2026-12-15' },
    ],
    [
      'with modules that nobody has dated is told that they are to come',
      { modules: [module('one', 'approved')], toCome: [{ slug: 'two', start: null }] },
      { kind: 'waitForModule', slug: 'one', next: null, opens: null },
    ],
  ])('%s', (_name, change, expected) => {
    expect(entrepreneurAction({ ...working, ...change })).toEqual(expected)
  })
})

const mentoring: MentorFacts = {
  isOnboarded: true,
  hasCohort: true,
  application: 'approved',
  isMatchingOpen: true,
  freePlaces: 2,
  openRequests: 0,
  unreadFeedback: 0,
  projects: [{ id: 'p1', isCourseOpen: true, hasSigned: true, waitingReviews: [] }],
}
const unsigned = { id: 'p2', isCourseOpen: false, hasSigned: false, waitingReviews: [] }
const reviews = { id: 'p3', isCourseOpen: true, hasSigned: true, waitingReviews: ['one', 'two'] }

describe('a mentor', () => {
  test.each<[string, Partial<MentorFacts>, object]>([
    ['waits for a decision', { application: 'pending', projects: [] }, { kind: 'applicationPending' }],
    ['chooses a project while matching is open', { projects: [] }, { kind: 'chooseProject', count: 2 }],
    ['waits for answers', { projects: [], openRequests: 1 }, { kind: 'waitForAnswer', count: 1 }],
    ['waits for matching', { projects: [], isMatchingOpen: false }, { kind: 'waitForMatching' }],
    [
      'without free places has nothing to choose',
      { projects: [], freePlaces: 0 },
      { kind: 'waitForMatching' },
    ],
    ['signs before reviewing', { projects: [reviews, unsigned] }, { kind: 'signAgreement', projectId: 'p2' }],
    [
      'reviews before answering feedback',
      { projects: [reviews], unreadFeedback: 1 },
      { kind: 'reviewModule', projectId: 'p3', slug: 'one', count: 2 },
    ],
    ['answers feedback', { unreadFeedback: 4 }, { kind: 'answerFeedback', count: 4 }],
    [
      'waits for the entrepreneur to sign',
      { projects: [{ ...unsigned, hasSigned: true }] },
      { kind: 'waitForSignature', projectId: 'p2' },
    ],
    ['with nothing waiting sees the projects', {}, { kind: 'seeProjects' }],
  ])('%s', (_name, change, expected) => {
    expect(mentorAction({ ...mentoring, ...change })).toEqual(expected)
  })
})
