import { describe, expect, it } from 'vitest'
import type { Answer } from './answer.ts'
import { changeRubric, removeNote, reviewApplication, takeBackDecision } from './application.ts'
import { type ActorKind, actorKinds, type World, worldOf } from './world.test-kit.ts'

type Kind = Exclude<ActorKind, 'anon'>
const kinds = actorKinds.filter((kind) => kind !== 'anon')
const managers: readonly Kind[] = ['org_own', 'admin_own', 'super']

function answer(kind: Kind, ask: (world: World, actor: NonNullable<World['actor']>) => Answer, own = false) {
  const world = worldOf(kind, new Set(own ? ['ns'] : []))
  return world.actor && ask(world, world.actor)
}

/** Who applied sees the application itself, and nothing of what organisers write about it. */
const otherwise = (kind: Kind) => (kind === 'ent_own' ? 'forbidden' : 'hidden')

describe('points and notes', () => {
  it.each(kinds)('of an application as %s', (kind) => {
    const wanted = managers.includes(kind) ? 'allowed' : otherwise(kind)
    expect(answer(kind, (w, a) => reviewApplication(a, w.application))).toBe(wanted)
  })

  it.each(managers)('are not for %s about their own application', (kind) => {
    expect(answer(kind, (w, a) => reviewApplication(a, w.application), true)).toBe('forbidden')
    expect(answer(kind, (w, a) => removeNote(a, w.application, a.userId), true)).toBe('hidden')
  })

  it.each(kinds)('are deleted by who wrote them: %s', (kind) => {
    const isManager = managers.includes(kind)
    const remove = (author: string | null) =>
      answer(kind, (w, a) => removeNote(a, w.application, author ?? a.userId))
    expect(remove(null)).toBe(isManager ? 'allowed' : 'hidden')
    expect(remove('somebody')).toBe(isManager ? 'forbidden' : 'hidden')
  })
})

describe('a decision is taken back', () => {
  it.each(kinds)('by who made it, before anybody is told: %s', (kind) => {
    const isManager = managers.includes(kind)
    const back = (by: 'own' | 'somebody' | null) =>
      answer(kind, (w, a) =>
        takeBackDecision(a, w.application, by && { deciderId: by === 'own' ? a.userId : by }),
      )
    expect(back('own')).toBe(isManager ? 'allowed' : otherwise(kind))
    expect(back('somebody')).toBe(isManager ? 'forbidden' : otherwise(kind))
    expect(back(null)).toEqual(isManager ? { notNow: 'alreadyTold' } : otherwise(kind))
  })
})

describe('what reviewers look at', () => {
  it.each(kinds)('is changed before the first points: %s', (kind) => {
    const isManager = managers.includes(kind)
    expect(answer(kind, (w, a) => changeRubric(a, w.cohort, false))).toBe(isManager ? 'allowed' : 'forbidden')
    expect(answer(kind, (w, a) => changeRubric(a, w.cohort, true))).toEqual(
      isManager ? { notNow: 'alreadyScored' } : 'forbidden',
    )
  })
})
