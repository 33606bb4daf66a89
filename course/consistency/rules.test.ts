import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { courseModules } from '#course/course.ts'
import { modulesWithRooms } from '#course/rooms.ts'
import { sampleNames } from '#course/samples/names.ts'
import { sampleOf } from '#course/samples/samples.ts'
import { moduleSlugs } from '#domain/plan/modules.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { directionCases } from '#testing/consistency/direction-cases.ts'
import { moneyCases } from '#testing/consistency/money-cases.ts'
import { peopleCases } from '#testing/consistency/people-cases.ts'
import { crowded } from '#testing/crowded-plan.ts'
import { demoPlans } from '#testing/guarded-plan.ts'
import { planOf } from '#testing/plan-of.ts'
import { checkPlan } from './check-plan.ts'
import { severities } from './rule.ts'
import { rules } from './rules.ts'

// The examples look ahead from here; the days of a plan stand still, and the calendar does not.
const today = '2026-11-17'
const cases = [...peopleCases, ...moneyCases, ...directionCases]
const { data: workshop } = await sampleOf('clay-filter', 'nine', 'en')
const foundBy = (id: string, plan: PlanData) =>
  checkPlan({ plan, today }, moduleSlugs).findings.filter((one) => one.rule === id)

test('there are many, each with a name of its own, and each is broken by a case below', () => {
  const ids = rules.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThan(50)
  expect([...new Set(cases.map((one) => one.rule))].sort()).toEqual(ids.toSorted())
  for (const { severity, modules: needed } of rules) {
    expect(severities).toContain(severity)
    expect(needed.length).toBeGreaterThan(0)
  }
})

describe.each(cases)('$rule', ({ rule: id, broken, repaired, says }) => {
  test('holds, is broken, and holds again', () => {
    expect(foundBy(id, workshop)).toEqual([])
    const found = foundBy(id, broken(workshop))
    expect(found.length).toBeGreaterThan(0)
    expect(found.map((one) => one.text('en')).join(' ')).toContain(says)
    expect(foundBy(id, repaired(broken(workshop)))).toEqual([])
  })

  test('says so in both languages, in words, and leads to a step', () => {
    for (const { text, subject, place } of foundBy(id, broken(workshop))) {
      const [english, spanish] = [text('en'), text('es')]
      expect(english).toMatch(/\.$/)
      expect(spanish).toMatch(/\.$/)
      expect(spanish).not.toBe(english)
      expect(`${english} ${spanish}`).not.toMatch(/[0-9a-f]{24}|undefined|null|NaN|\[object/)
      expect(subject).not.toBe('')
      const module = courseModules.find(({ slug }) => slug === place.module)
      expect(module?.steps.map(({ slug }) => slug)).toContain(place.step)
    }
  })
})

test.each(sampleNames.flatMap((name) => (['en', 'es'] as const).map((locale) => [name, locale] as const)))(
  'the example %s, %s, breaks none, and every rule was asked',
  async (name, locale) => {
    const { data: plan } = await sampleOf(name, 'nine', locale)
    const { findings, rules: asked, empty } = checkPlan({ plan, today }, moduleSlugs)
    expect(findings.map((one) => one.text('en'))).toEqual([])
    expect([asked, empty]).toEqual([rules.length, []])
  },
)

test('a module that the cohort does not take is not asked about', () => {
  const { broken } = cases.find((one) => one.rule === 'marketing-not-in-expenses') ?? {}
  const plan = broken?.(workshop) ?? {}
  const without = checkPlan({ plan, today }, ['one', 'two', 'seven'])
  expect(without.findings.map((one) => one.rule)).not.toContain('marketing-not-in-expenses')
  expect(without.empty).toEqual([])
})

test('a plan that has hardly begun contradicts nothing, and says what was not looked at', () => {
  const { findings, empty } = checkPlan({ plan: {}, today }, moduleSlugs)
  expect([findings, empty]).toEqual([[], moduleSlugs])
})

test('the gravest come first', () => {
  const plan = cases.reduce((now, { broken }) => broken(now), workshop)
  const found = checkPlan({ plan, today }, moduleSlugs).findings.map(({ severity }) =>
    severities.indexOf(severity),
  )
  expect(found).toEqual(found.toSorted())
})

describe('never fails', () => {
  const plans: readonly PlanData[] = [
    ...demoPlans.map(([, plan]) => plan),
    ...modulesWithRooms.flatMap((module) =>
      module.rooms.flatMap((room) => [planOf(module, room, 'half'), planOf(module, room, 'half', 'es')]),
    ),
  ]
  const askAll = (plan: PlanData) => {
    for (const { find } of rules)
      for (const { text } of find({ plan, today })) expect(text('en') && text('es')).toBeTruthy()
  }

  test('on a plan that is half written, room by room', () => {
    for (const plan of plans) askAll(plan)
  })

  test('on a plan that has lost some of its records and values', () => {
    const seed = fc.infiniteStream(fc.nat(99))
    fc.assert(
      fc.property(fc.constantFrom(workshop, ...plans), seed, (plan, numbers) => {
        askAll(torn(plan, () => numbers.next().value ?? 0) as PlanData)
      }),
      { numRuns: 150 },
    )
  })
})

/** Here a record is gone, there a value: each with a chance of one in eight. */
function torn(value: unknown, draw: () => number): unknown {
  if (Array.isArray(value)) return value.filter(() => draw() >= 12).map((one) => torn(one, draw))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      if (name === '_id') return [name, inner]
      const isLost = !Array.isArray(inner) && draw() < 12
      return [name, isLost ? null : torn(inner, draw)]
    }),
  )
}

test('a large plan is asked in a moment', () => {
  const plan = crowded(workshop)
  const times = Array.from({ length: 5 }, () => {
    const from = performance.now()
    checkPlan({ plan: { ...plan }, today }, moduleSlugs)
    return performance.now() - from
  })
  // Some 10 ms on a quiet machine; what grows with the square of a list takes seconds.
  expect(Math.min(...times)).toBeLessThan(100)
})
