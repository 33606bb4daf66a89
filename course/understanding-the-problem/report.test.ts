import { expect, test } from 'vitest'
import { reportOf } from '#course/contract/module-report.ts'
import type { PlanData, RecordOf } from '#domain/plan/plan-data.ts'
import type { Block, ReportLocale } from '#domain/report/block.ts'
import { fitsPaper } from '#domain/report/sheets.ts'
import { demoPlans } from '#testing/guarded-plan.ts'
import { pictureFaults } from '#testing/picture-faults.ts'
import { finishedPlan } from '#testing/plan-of.ts'
import { module } from './module.ts'

const report = (await reportOf(module)) ?? {}
const locales = ['en', 'es'] as const satisfies readonly ReportLocale[]
const blocksOf = (plan: PlanData, locale: ReportLocale): readonly Block[] =>
  Object.values(report).flatMap((part) => part(plan, locale))

test('every exercise of the module has its part, and no other step but the introduction', () => {
  const exercises = module.rooms.filter(({ type }) => type === 'exercise')
  expect(Object.keys(report)).toEqual(['introduction', ...exercises.map(({ slug }) => slug)])
})

test('an empty plan gives an empty report', () => {
  for (const locale of locales) expect(blocksOf({}, locale)).toEqual([])
})

test('a finished module shows something of every step', () => {
  const plan = finishedPlan()
  for (const [slug, part] of Object.entries(report)) expect(part(plan, 'en'), slug).not.toEqual([])
})

test('who was interviewed cannot be found by it', () => {
  const plan = finishedPlan()
  const [source, ...others] = plan.source ?? []
  if (!source) throw new Error('The demo has no sources')
  const rosa: RecordOf<'source'> = {
    ...source,
    text: 'Doña Rosa Quispe, rosa@example.org, 987 654 321, seller',
    sourceType: 'people',
  }
  for (const locale of locales) {
    const said = JSON.stringify(blocksOf({ ...plan, source: [rosa, ...others] }, locale))
    expect(said).toContain('Doña R. Q., seller')
    expect(said).not.toMatch(/Rosa|Quispe|rosa@|987 654/)
  }
})

test.each(demoPlans)('%s can be read on paper in both languages', (_name, plan) => {
  for (const locale of locales) {
    for (const block of blocksOf(plan, locale)) {
      if (block.kind === 'picture') {
        expect(pictureFaults(block.picture)).toEqual([])
        expect(fitsPaper(block.picture)).toBe(true)
      }
      if (block.kind === 'table') for (const row of block.rows) expect(row).toHaveLength(block.head.length)
      expect(JSON.stringify(block)).not.toMatch(/undefined|null|NaN|[0-9a-f]{24}/)
    }
  }
})
