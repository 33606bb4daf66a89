import { describe, expect, it } from 'vitest'
import type { Answer } from './answer.ts'
import { createProject, decideApplication } from './application.ts'
import { seesLeadEmail } from './cohort.ts'
import { addFeedback } from './course.ts'
import { acceptRequest, askToConnect, assignMentor, declineRequest, listCandidates } from './matching.ts'
import { type ActorKind, type Condition, now, person, type World, worldOf } from './world.test-kit.ts'

const answer = (
  kind: Exclude<ActorKind, 'anon'>,
  broken: Condition[],
  ask: (world: World, actor: NonNullable<World['actor']>) => Answer,
) => {
  const world = worldOf(kind, new Set(broken))
  return world.actor && ask(world, world.actor)
}

describe('a refusal says why', () => {
  it('to a mentor who looks for projects', () => {
    const list = (broken: Condition[]) =>
      answer('mentor_unmatched', broken, (w, a) => listCandidates(a, w.matching, now))
    expect(list(['ap'])).toEqual({ notNow: 'notApproved' })
    expect(list(['mw'])).toEqual({ notNow: 'matchingClosed' })
    expect(list(['cp'])).toEqual({ notNow: 'mentorFull' })
    expect(list(['sc'])).toBe('hidden')
  })

  it('to a mentor who asks for a project that has one', () => {
    const ask = (kind: 'mentor_matched' | 'mentor_unmatched') =>
      answer(kind, [], (w, a) => askToConnect(a, w.project, w.matching, now))
    expect(ask('mentor_matched')).toEqual({ notNow: 'projectHasMentor' })
    expect(ask('mentor_unmatched')).toEqual({ notNow: 'projectHasMentor' })
  })

  it('but only to those who may know of the project', () => {
    const ask = (kind: Exclude<ActorKind, 'anon'>, cohortId: string) =>
      answer(kind, [], (w, a) => askToConnect(a, { ...w.freeProject, cohortId }, w.matching, now))
    expect(ask('mentor_unmatched', 'cohort')).toBe('allowed')
    expect(ask('mentor_unmatched', 'another cohort')).toBe('hidden')
    expect(ask('ent_other', 'cohort')).toBe('hidden')
    expect(ask('ent_own', 'cohort')).toBe('forbidden')
    expect(ask('org_own', 'cohort')).toBe('forbidden')
  })

  it('to those who write feedback where no thread is', () => {
    const write = (kind: Exclude<ActorKind, 'anon'>, entrepreneurThreads: boolean) =>
      answer(kind, [], (w, a) => addFeedback(a, { ...w.project, entrepreneurThreads }, false))
    expect(write('ent_own', false)).toEqual({ notNow: 'noThread' })
    expect(write('ent_own', true)).toBe('allowed')
    expect(write('team', true)).toBe('allowed')
    expect(write('org_own', true)).toEqual({ notNow: 'noThread' })
    expect(write('mentor_matched', false)).toBe('allowed')
  })

  it('to the owner who answers too late', () => {
    const accept = (change: Partial<World['request']>, taken: boolean, freePlaces: number) =>
      answer('ent_own', [], (w, a) =>
        acceptRequest(
          a,
          taken ? w.project : w.freeProject,
          { ...w.request, ...change },
          { ...w.matching, freePlaces },
          now,
        ),
      )
    expect(accept({}, false, 1)).toBe('allowed')
    expect(accept({}, true, 1)).toEqual({ notNow: 'projectHasMentor' })
    expect(accept({}, false, 0)).toEqual({ notNow: 'mentorFull' })
    expect(accept({ status: 'withdrawn' }, false, 1)).toEqual({ notNow: 'moveNotPossible' })
  })

  it('but a mentor without a place can still be declined', () => {
    const declined = answer('ent_own', [], (w, a) =>
      declineRequest(a, w.freeProject, w.request, { ...w.matching, freePlaces: 0 }, now),
    )
    expect(declined).toBe('allowed')
  })

  it('to an organiser who matches by hand', () => {
    const assign = (taken: boolean, freePlaces: number) =>
      answer('org_own', [], (w, a) =>
        assignMentor(a, taken ? w.project : w.freeProject, { ...w.matching, freePlaces }),
      )
    expect(assign(false, 1)).toBe('allowed')
    expect(assign(true, 1)).toEqual({ notNow: 'projectHasMentor' })
    expect(assign(false, 0)).toEqual({ notNow: 'mentorFull' })
  })

  it('to whoever decides about themselves or decides nothing', () => {
    expect(answer('org_own', ['ns'], (w, a) => decideApplication(a, w.application, 'approved'))).toBe(
      'forbidden',
    )
    expect(answer('org_own', [], (w, a) => decideApplication(a, w.application, 'pending'))).toEqual({
      notNow: 'moveNotPossible',
    })
  })

  it('to an entrepreneur who is not approved or has a project already', () => {
    const create = (broken: Condition[]) =>
      answer('ent_own', broken, (w, a) => createProject(a, w.cohort, w.ownProject))
    expect(create(['ap'])).toEqual({ notNow: 'notApproved' })
    expect(create(['on'])).toEqual({ notNow: 'alreadyExists' })
  })
})

describe('the address of the cohort lead', () => {
  const cases: [Exclude<ActorKind, 'anon'>, string | null, boolean][] = [
    ['ent_own', '2027-03-10', true],
    ['ent_own', '2027-03-11', false],
    ['ent_own', null, false],
    ['org_own', null, true],
    ['org_other', '2027-03-01', false],
  ]
  it.each(cases)('is shown to %s when the course starts %s: %s', (kind, startDate, expected) => {
    const { cohort } = worldOf(kind, new Set())
    const actor = person(kind)
    expect(actor && seesLeadEmail(actor, { ...cohort, startDate }, now)).toBe(expected)
  })
})
