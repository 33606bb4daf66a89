import { expect, test } from 'vitest'
import { areTooMany, isTooWide, lacksBuyer } from '#course/customers/customer-segments/segments.ts'
import { jobsOf } from '#course/customers/shared/jobs.ts'
import { pitchOf, secondsOver } from '#course/marketing-and-sales/build-my-pitch/pitch.ts'
import { chosenFunnels } from '#course/marketing-and-sales/shared/funnel-of-plan.ts'
import { loadGapRules } from '#course/modules.ts'
import { sharesOf } from '#course/pricing/competitor-prices/rivals.ts'
import { isOutside, pairsWith, suggestedPrice } from '#course/pricing/pricing/prices.ts'
import { competitorsOf, marketOf, unitCostOf } from '#course/pricing/shared/figures.ts'
import { hasWork } from '#course/pricing/unit-costs/costs.ts'
import {
  checksOf as sentenceChecks,
  partsOf as sentenceParts,
} from '#course/pricing/value-proposition/proposition.ts'
import { modulesWithRooms } from '#course/rooms.ts'
import { marketingIn } from '#course/shared/marketing-in-expenses.ts'
import { payingSegments } from '#course/shared/paying-segments.ts'
import { barsOf } from '#course/stakeholders/opportunity/opportunity.ts'
import { quadrantOf, quadrants } from '#course/stakeholders/shared/power-interest.ts'
import { stakeholdersOf } from '#course/stakeholders/shared/stakeholders.ts'
import { checksOf as problemChecks } from '#course/understanding-the-problem/defining-your-problem/problem.ts'
import { checksOf as missionChecks } from '#course/understanding-the-problem/finding-your-why/mission-checks.ts'
import { whyOf } from '#course/understanding-the-problem/finding-your-why/why.ts'
import { interviewQuestions } from '#course/understanding-the-problem/shared/interview.ts'
import { factsOf } from '#course/understanding-the-problem/shared/problem-facts.ts'
import { minutesOf, wanted } from '#course/understanding-the-problem/testing-your-assumptions/assumptions.ts'
import { checksOfQuestion } from '#course/understanding-the-problem/testing-your-assumptions/question-checks.ts'
import { valuesAt } from '#course/values-at.ts'
import { type PlanKind, planEntities } from '#domain/entities/index.ts'
import { pairsOf } from '#domain/plan/pairs.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { refsIn } from '#domain/plan/walk.ts'
import { projectFields } from '#domain/programme/project.ts'
import { fieldsValidator } from '#domain/validators.ts'
import { isSampled, sampledModules, sampleNames } from './names.ts'
import { sampleOf } from './samples.ts'

type Row = Readonly<Record<string, unknown>> & { readonly _id: string }

const locales = ['en', 'es'] as const
const samples = await Promise.all(
  sampleNames.flatMap((name) =>
    modulesWithRooms.flatMap((module) => {
      const { slug } = module
      if (!isSampled(slug)) return []
      return locales.map(async (locale) => ({
        name,
        module,
        locale,
        slug,
        ...(await sampleOf(name, slug, locale)),
      }))
    }),
  ),
)

const rowsOf = (data: PlanData) => Object.entries(data) as unknown as [PlanKind | 'project', readonly Row[]][]
const fieldsOf = (kind: PlanKind | 'project') =>
  kind === 'project' ? projectFields : planEntities[kind].fields

test.each(sampledModules)('module %s has both samples in both languages', (module) => {
  const own = samples.filter(({ slug }) => slug === module)
  expect(own.map(({ project }) => project.name)).toHaveLength(4)
  expect(own.every(({ project }) => project.solution && project.countries.length > 0)).toBe(true)
})

test.each(samples)('$name, $slug, $locale: no room misses anything', async ({ slug, data }) => {
  const rules = Object.entries(await loadGapRules(slug))
  expect(rules.flatMap(([step, rule]) => rule(data).map((gap) => ({ step, ...gap })))).toEqual([])
})

test.each(samples)('$name, $slug, $locale: every field of every room has an answer', ({ module, data }) => {
  const items = rowsOf(data).flatMap(([kind, rows]) => rows.map((row) => ({ _id: row._id, kind, data: row })))
  const empty = module.rooms.flatMap(({ slug, fields }) =>
    fields
      .filter(({ label, as }) => label !== false && as !== 'flag')
      .filter(
        (field) => Object.keys(valuesAt(field, { module: module.slug, step: slug }, items)).length === 0,
      )
      .map(({ name }) => `${slug}: ${name}`),
  )
  expect(empty).toEqual([])
})

test.each(samples)('$name, $slug, $locale: every record keeps the rules of its entity', ({ data }) => {
  const kinds = new Map(rowsOf(data).flatMap(([kind, rows]) => rows.map(({ _id }) => [_id, kind])))
  for (const [kind, rows] of rowsOf(data)) {
    const fields = fieldsOf(kind)
    const validator = fieldsValidator(fields)
    for (const row of rows) {
      const own = Object.fromEntries(Object.entries(row).filter(([name]) => name in fields))
      expect(validator.safeParse(own).error?.issues, `${kind} ${row._id}`).toBeUndefined()
      expect(row._id).toMatch(/^[0-9a-f]{24}$/)
      if (kind === 'project') continue
      for (const { id, field } of refsIn(kind, own)) {
        const found = kinds.get(id)
        expect(found && (field.to.length === 0 || field.to.includes(found)), `${kind} ${id}`).toBe(true)
      }
    }
  }
})

const shapeOf = (value: unknown): unknown => {
  if (typeof value === 'string')
    return (
      value
        .match(/\d[\d ,.]*\d|\d/g)
        ?.join(' ')
        .replace(/[ ,]/g, '') ?? ''
    )
  if (Array.isArray(value)) return value.map(shapeOf)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]))
}

test.each(samples.filter(({ locale }) => locale === 'en'))(
  '$name, $slug is one plan: records, ids and numbers are the same in both languages',
  ({ name, slug, data }) => {
    const spanish = samples.find((one) => one.name === name && one.slug === slug && one.locale === 'es')
    expect(shapeOf(spanish?.data)).toEqual(shapeOf(data))
    expect(spanish?.data).not.toEqual(data)
  },
)

test.each(samples.filter(({ slug }) => slug === 'one'))(
  '$name, $locale: an example earns the ticks of its own steps',
  ({ data }) => {
    const red = (checks: object) => Object.entries(checks).filter(([, isMet]) => !isMet)
    const [business] = data.business ?? []
    const facts = factsOf(data)
    const what = whyOf(data).what.map(({ value }) => value ?? '')
    const questions = interviewQuestions(data)
    expect(red(problemChecks(business?.problemDefinition ?? '', facts))).toEqual([])
    expect(questions.flatMap(({ text }) => red(checksOfQuestion(text ?? '')))).toEqual([])
    expect(red(missionChecks(business?.missionStatement ?? '', facts.who, what))).toEqual([])
    expect(minutesOf(questions.length)).toBeLessThanOrEqual(wanted)
  },
)

test.each(samples.filter(({ slug }) => slug === 'two'))(
  '$name, $locale: no room about customers warns of the example',
  ({ data }) => {
    const segments = data.segment ?? []
    expect(segments.filter(({ name }) => isTooWide(name ?? ''))).toEqual([])
    expect([lacksBuyer(segments), areTooMany(segments)]).toEqual([false, false])
    expect(segments.filter(({ marketShare }) => (marketShare ?? 0) > 20)).toEqual([])
    const jobs = segments.map(({ _id }) => jobsOf(data, _id).length)
    expect(jobs.every((count) => count >= 2)).toBe(true)
  },
)

test.each(samples.filter(({ slug }) => slug === 'three'))(
  '$name, $locale: the example builds on what nobody else does as well, and uses the whole grid',
  ({ data }) => {
    const chosen = barsOf(data).filter(({ isChosen }) => isChosen)
    expect(chosen.map(({ gap }) => (gap ?? 0) > 0)).not.toContain(false)
    expect(chosen.every(({ reason }) => reason !== '')).toBe(true)
    const fields = stakeholdersOf(data).map(quadrantOf)
    expect([...new Set(fields)].sort()).toEqual(quadrants.map(({ value }) => value).sort())
  },
)

test.each(samples.filter(({ slug }) => slug === 'five'))(
  '$name, $locale: the example wins customers who bring more than they cost, and is told in a minute',
  ({ data }) => {
    const funnels = chosenFunnels(data).map(({ funnel }) => funnel)
    expect(funnels.length).toBeGreaterThan(0)
    expect(funnels.filter(({ standing, isOver }) => standing !== 'green' || isOver)).toEqual([])
    expect(marketingIn(data).isMissing).toBe(false)
    expect(secondsOver(pitchOf(data), '1')).toBe(0)
  },
)

test.each(samples.filter(({ slug }) => slug === 'six'))(
  '$name, $locale: the example says one thing to each who pays, and asks a price that room and rivals agree with',
  ({ data }) => {
    const red = payingSegments(data).flatMap(({ _id }) =>
      Object.entries(sentenceChecks(sentenceParts(data, _id))).filter(([, isMet]) => !isMet),
    )
    expect(red).toEqual([])
    for (const pair of pairsOf(data)) {
      const price = pair.match?.price ?? 0
      expect(sharesOf(competitorsOf(data, pair), marketOf(pair).marketShare).isOver).toBe(false)
      expect(price).toBeGreaterThan(unitCostOf(pair.offering) ?? Number.POSITIVE_INFINITY)
      expect(isOutside(price, pair.offering)).toBe(false)
      expect(hasWork(pair.offering)).toBe(true)
    }
    for (const offering of data.offering ?? [])
      expect(suggestedPrice(pairsWith(data, offering))).toBe(offering.price)
  },
)
