import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Actor } from './actor.ts'
import type { Answer } from './answer.ts'
import * as course from './course.ts'
import * as exportsOf from './exports.ts'
import {
  administerPerson,
  grantRole,
  type ManagedPerson,
  seesCard,
  seesContact,
  seesPrivate,
} from './person.ts'
import { type CohortFacts, canRegister, isMatchingOpen, isWithin } from './programme.ts'
import * as project from './project.ts'
import { hideFeedback, transferProject } from './stewardship.ts'

const person = fc.constantFrom('ana', 'ben', 'eva')
const organisation = fc.constantFrom('p', 'q')

/** Only people that the database lets exist: admins have a rank and an organisation, nobody else does. */
const actors: fc.Arbitrary<Actor> = fc
  .record({
    userId: person,
    role: fc.constantFrom('entrepreneur' as const, 'mentor' as const, 'admin' as const),
    orgRole: fc.constantFrom('organiser' as const, 'owner' as const),
    org: fc.constantFrom('p', 'q', 'hub'),
  })
  .map(({ userId, role, orgRole, org }) => ({
    userId,
    role,
    orgRole: role === 'admin' ? orgRole : null,
    mainOrg: role === 'admin' ? org : null,
    mainOrgSlug: role === 'admin' ? org : null,
    isSuper: role === 'admin' && org === 'hub',
    cohortId: null,
    applicationStatus: 'approved',
    onboarded: true,
    locale: 'en',
  }))

const projects: fc.Arbitrary<project.ProjectFacts> = fc.record({
  id: fc.constant('project'),
  orgId: organisation,
  cohortId: fc.constant('cohort'),
  ownerId: person,
  mentorId: fc.option(person, { nil: null }),
  isTeam: fc.boolean(),
  courseOpen: fc.boolean(),
  activeModules: fc.subarray(['one', 'two']),
  entrepreneurThreads: fc.boolean(),
})

type Write = (actor: Actor, facts: project.ProjectFacts) => Answer

const writes: Record<string, Write> = {
  writePlan: (a, p) => project.writePlan(a, p, ['one']),
  writeProjectContent: project.writeProjectContent,
  writeTeam: project.writeTeam,
  manageProject: project.manageProject,
  archiveProject: project.archiveProject,
  addFeedback: (a, p) => course.addFeedback(a, p, true),
  markFeedbackRead: (a, p) => course.markFeedbackRead(a, p, 'somebody'),
  requestReview: (a, p) => course.requestReview(a, p, 'one'),
  validateModule: (a, p) => course.validateModule(a, p, true),
  withdrawValidation: course.withdrawValidation,
  rateModule: course.rateModule,
  reportBug: course.reportBug,
  hideFeedback,
  transferProject: (a, p) => transferProject(a, p, { orgId: p.orgId }),
  downloadSummary: (a, p) => exportsOf.downloadSummary(a, p, true),
}

/** Read from the matrix, not from the policies: who belongs to a project at all. */
const belongs = (actor: Actor, facts: project.ProjectFacts) =>
  actor.userId === facts.ownerId ||
  facts.isTeam ||
  actor.userId === facts.mentorId ||
  (actor.role === 'admin' && ['hub', facts.orgId].includes(actor.mainOrg ?? ''))

describe('project policies', () => {
  it.each(Object.entries(writes))('%s does not exist for strangers', (_, write) => {
    fc.assert(
      fc.property(actors, projects, (actor, facts) => {
        if (!belongs(actor, facts)) expect(write(actor, facts)).toBe('hidden')
      }),
    )
  })

  it('a project is visible exactly to those who belong to it', () => {
    fc.assert(
      fc.property(actors, projects, (actor, facts) => {
        expect(project.readProject(actor, facts)).toBe(belongs(actor, facts) ? 'allowed' : 'hidden')
      }),
    )
  })

  it('only owner and team ever write a plan, only in an open course and an active module', () => {
    fc.assert(
      fc.property(actors, projects, (actor, facts) => {
        const isWriter = actor.userId === facts.ownerId || facts.isTeam
        const isOpen = facts.courseOpen && facts.activeModules.includes('one')
        expect(project.writePlan(actor, facts, ['one']) === 'allowed').toBe(isWriter && isOpen)
      }),
    )
  })

  it('whoever may write a plan may read it', () => {
    fc.assert(
      fc.property(actors, projects, (actor, facts) => {
        if (project.writePlan(actor, facts, ['one']) === 'allowed')
          expect(project.readPlan(actor, facts)).toBe('allowed')
      }),
    )
  })

  it('nobody validates a module of a project they only write', () => {
    fc.assert(
      fc.property(actors, projects, (actor, facts) => {
        const isReviewer =
          (actor.userId === facts.mentorId && facts.courseOpen) ||
          (actor.role === 'admin' && ['hub', facts.orgId].includes(actor.mainOrg ?? ''))
        expect(course.validateModule(actor, facts, true) === 'allowed').toBe(isReviewer)
      }),
    )
  })
})

describe('policies about people', () => {
  const people: fc.Arbitrary<ManagedPerson> = fc.record({
    userId: person,
    role: fc.constantFrom('entrepreneur', 'mentor', 'admin'),
    orgRole: fc.constantFrom(null, 'organiser', 'owner'),
    isSuper: fc.boolean(),
    orgId: fc.option(organisation, { nil: null }),
    mainOrg: fc.option(organisation, { nil: null }),
    isMyEntrepreneur: fc.boolean(),
    isMyOwner: fc.boolean(),
    isMyMentor: fc.boolean(),
    isMentorOfMine: fc.boolean(),
    courseOpen: fc.boolean(),
    isCandidate: fc.boolean(),
  })

  it('private is the narrowest circle: it lies inside contact and card', () => {
    fc.assert(
      fc.property(actors, people, (actor, other) => {
        if (!seesPrivate(actor, other)) return
        expect(seesContact(actor, other) && seesCard(actor, other)).toBe(true)
      }),
    )
  })

  it('nobody administers themselves, a super admin or their own rank', () => {
    fc.assert(
      fc.property(actors, people, (actor, other) => {
        if (administerPerson(actor, other) !== 'allowed') return
        expect(actor.role).toBe('admin')
        expect(actor.orgRole === 'owner' || actor.isSuper).toBe(true)
        expect(other.userId).not.toBe(actor.userId)
        expect(other.isSuper).toBe(false)
        if (!actor.isSuper) expect(other.role === 'admin' && other.orgRole === 'owner').toBe(false)
      }),
    )
  })

  it('only a super admin makes owners', () => {
    fc.assert(
      fc.property(actors, people, (actor, other) => {
        if (grantRole(actor, other, 'admin', 'owner') === 'allowed') expect(actor.isSuper).toBe(true)
      }),
    )
  })
})

describe('windows', () => {
  const cohort: CohortFacts = {
    id: 'c',
    orgId: 'p',
    approved: true,
    isPrivate: false,
    registrationOpen: true,
    matching: true,
    openDate: '2027-03-01T00:00:00Z',
    closeDate: '2027-04-01T00:00:00Z',
    matchingStart: '2027-03-01T00:00:00Z',
    matchingEnd: '2027-04-01T00:00:00Z',
    startDate: null,
    takesPart: false,
    isKnown: false,
    hasInvite: false,
  }
  const moments: [string, boolean][] = [
    ['2027-02-28T23:59:59.999Z', false],
    ['2027-03-01T00:00:00.000Z', true],
    ['2027-03-31T23:59:59.999Z', true],
    ['2027-04-01T00:00:00.000Z', false],
  ]
  it.each(moments)('are half-open: %s counts %s', (at, expected) => {
    const now = new Date(at)
    expect(isWithin(now, cohort.openDate, cohort.closeDate)).toBe(expected)
    expect(canRegister(cohort, now) === 'allowed').toBe(expected)
    expect(isMatchingOpen(cohort, now)).toBe(expected)
  })

  const shut: [string, Partial<CohortFacts>][] = [
    ['not approved', { approved: false }],
    ['switched off', { registrationOpen: false, matching: false }],
  ]
  it.each(shut)('stay shut when the cohort is %s', (_, change) => {
    const now = new Date('2027-03-10')
    expect(canRegister({ ...cohort, ...change }, now)).toEqual({ notNow: 'registrationClosed' })
    expect(isMatchingOpen({ ...cohort, ...change }, now)).toBe(false)
  })

  it('a private cohort takes applications from holders of its link only', () => {
    const now = new Date('2027-03-10')
    expect(canRegister({ ...cohort, isPrivate: true }, now)).not.toBe('allowed')
    expect(canRegister({ ...cohort, isPrivate: true, hasInvite: true }, now)).toBe('allowed')
  })
})
