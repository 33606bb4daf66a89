import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { Block, ReportLocale } from '#domain/report/block.ts'
import { fitsPaper } from '#domain/report/sheets.ts'
import { demoPlans } from '#testing/guarded-plan.ts'
import { pictureFaults } from '#testing/picture-faults.ts'
import { finishedPlan } from '#testing/plan-of.ts'
import { reportOf } from './contract/module-report.ts'
import type { Module, Room } from './contract/room.ts'
import { modulesWithRooms } from './rooms.ts'

const locales = ['en', 'es'] as const satisfies readonly ReportLocale[]
/** What a team works out in a step, or reads there. */
const isOwnWork = ({ type }: Room) => type === 'exercise' || type === 'result'
const hasScreens = ({ folder, rooms }: Module) =>
  rooms
    .filter(isOwnWork)
    .every(({ slug }) => existsSync(join(import.meta.dirname, folder, slug, 'screen.tsx')))
const reports = await Promise.all(
  modulesWithRooms
    .filter(hasScreens)
    .map(async (module) => ({ slug: module.slug, module, report: (await reportOf(module)) ?? {} })),
)
const blocksOf = (report: (typeof reports)[number]['report'], plan: PlanData, locale: ReportLocale) =>
  Object.values(report).flatMap((part): readonly Block[] => part(plan, locale))

test.each(reports)(
  'every exercise and every result of $slug has its part, and of the others only the introduction',
  ({ module, report }) => {
    const exercises = module.rooms.filter(isOwnWork).map(({ slug }) => slug)
    expect(Object.keys(report).filter((slug) => slug !== 'introduction')).toEqual(exercises)
  },
)

test.each(reports)('an empty plan gives an empty report of $slug', ({ report }) => {
  for (const locale of locales) expect(blocksOf(report, {}, locale)).toEqual([])
})

test.each(reports)('the finished module $slug shows something of every step', ({ report }) => {
  const plan = finishedPlan()
  for (const [slug, part] of Object.entries(report)) expect(part(plan, 'en'), slug).not.toEqual([])
})

test.each(
  reports.flatMap(({ slug, report }) => demoPlans.map(([name, plan]) => ({ slug, report, name, plan }))),
)('$slug of $name can be read on paper in both languages', ({ report, plan }) => {
  for (const locale of locales) {
    for (const block of blocksOf(report, plan, locale)) {
      if (block.kind === 'picture') {
        expect(pictureFaults(block.picture)).toEqual([])
        expect(fitsPaper(block.picture)).toBe(true)
      }
      if (block.kind === 'table') for (const row of block.rows) expect(row).toHaveLength(block.head.length)
      expect(JSON.stringify(block)).not.toMatch(/undefined|null|NaN|[0-9a-f]{24}/)
    }
  }
})

/** Mentors, organisers and funders read it too. */
const toTheTeam = {
  en: /\byou(?:rs?|rselves)?\b/i,
  es: /(?<!\p{L})(?:tú|tus?|tuy[oa]s?|te|contigo|ustedes)(?!\p{L})/iu,
}
const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : []

test.each(reports)('the report of $slug speaks of the team, not to it', ({ report }) => {
  for (const [, plan] of demoPlans)
    for (const locale of locales) {
      const written = stringsIn(plan).filter((own) => toTheTeam[locale].test(own))
      const isOurs = (text: string) => !written.some((own) => own.includes(text) || text.includes(own))
      const said = stringsIn(blocksOf(report, plan, locale)).filter((text) => toTheTeam[locale].test(text))
      expect(said.filter(isOurs)).toEqual([])
    }
})
