import { expect, test } from 'vitest'
import { courseStepBySlug } from '#course/course.ts'
import { sampleNames } from '#course/samples/names.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import { fitsPaper } from '#domain/report/sheets.ts'
import { pictureFaults } from '#testing/picture-faults.ts'
import { buildPlan } from './build-plan.ts'
import { placeWords } from './place-words.ts'
import { emptyFacts, sampleFacts } from './plan-facts.test-kit.ts'
import type { PlanView } from './plan-view.ts'
import { sectionList } from './section-list.ts'

const locales = ['en', 'es'] as const satisfies readonly ReportLocale[]
const samples = sampleNames.flatMap((name) => locales.map((locale) => [name, locale] as const))
const ids = sectionList.map(({ id }) => id).filter((id) => id !== 'cover')
const sectionOf = ({ sections }: PlanView, id: string) => sections.find((one) => one.id === id)

test('every place of the plan is a step of the course, and is told of while it is empty', () => {
  for (const { module, step } of sectionList.flatMap(({ places }) => [...places])) {
    expect(courseStepBySlug(module, step), `${module}/${step}`).toBeDefined()
    expect(placeWords, `${module}/${step}`).toHaveProperty([`${module}/${step}`])
  }
})

test.each(samples)('%s is told whole in %s', async (name, locale) => {
  const view = await buildPlan(await sampleFacts(name, locale), locale, 'expected')
  expect(view.sections.map(({ id }) => id)).toEqual(ids)
  for (const { id, blocks, missing } of view.sections) {
    expect(missing, id).toEqual([])
    expect(blocks.length, id).toBeGreaterThan(0)
  }
  expect(view.figures.map(({ id }) => id)).toEqual(['customers', 'sales', 'profit', 'share', 'need'])
  expect(view.tagline).not.toBe('')
  expect(JSON.stringify(view)).not.toMatch(/undefined|NaN|null|Infinity|[0-9a-f]{24}/)
})

test.each(samples)('%s can be read on paper in %s', async (name, locale) => {
  const { sections } = await buildPlan(await sampleFacts(name, locale), locale, 'pessimistic')
  for (const block of sections.flatMap(({ blocks }) => blocks)) {
    if (block.kind === 'table') for (const row of block.rows) expect(row).toHaveLength(block.head.length)
    if (block.kind !== 'picture') continue
    expect(pictureFaults(block.picture), block.picture.label).toEqual([])
    expect(fitsPaper(block.picture), block.picture.label).toBe(true)
  }
})

test('stakeholders carry the number that the grid gives them, also those whose name finds no room on it', async () => {
  const view = await buildPlan(await sampleFacts('otra-vuelta', 'es'), 'es', 'expected')
  const blocks = sectionOf(view, 'stakeholders')?.blocks ?? []
  const names = blocks.flatMap((block) => (block.kind === 'table' ? block.rows.map(([name]) => name) : []))
  expect(names).toContain('3. Mujeres que cuidan y aprenden a reparar')
  expect(names).toContain('10. Oficina municipal de cooperativas')
})

test.each(locales)('a plan of which nothing is written only asks, in %s', async (locale) => {
  const view = await buildPlan(emptyFacts, locale, 'expected')
  for (const { id, blocks, missing } of view.sections) {
    expect(blocks, id).toEqual([])
    expect(missing.length, id).toBeGreaterThan(0)
  }
  expect(view).toMatchObject({ figures: [], tagline: '', isDraft: true })
  expect(view.facts.map(({ value }) => value)).not.toContain('USD')
})

test.each([
  ['en', { label: 'All amounts in', value: 'USD' }],
  ['es', { label: 'Todos los montos en', value: 'USD' }],
] as const)('the cover says in which money the amounts are, in %s', async (locale, fact) => {
  const view = await buildPlan(await sampleFacts('clay-filter', locale), locale, 'expected')
  expect(view.facts).toContainEqual(fact)
})

test('another scenario has other figures, and the same years of all three', async () => {
  const facts = await sampleFacts('clay-filter', 'en')
  const [expected, worse] = await Promise.all([
    buildPlan(facts, 'en', 'expected'),
    buildPlan(facts, 'en', 'pessimistic'),
  ])
  const figureIn = (view: PlanView, id: string) => view.figures.find((one) => one.id === id)?.value
  expect(figureIn(worse, 'sales')).not.toBe(figureIn(expected, 'sales'))
  expect(figureIn(worse, 'need')).toBe(figureIn(expected, 'need'))
  expect(sectionOf(worse, 'finance')?.blocks).not.toEqual(sectionOf(expected, 'finance')?.blocks)
  expect(sectionOf(worse, 'monthly')).toEqual(sectionOf(expected, 'monthly'))
  expect(sectionOf(worse, 'problem')).toEqual(sectionOf(expected, 'problem'))
})

test('a section is a draft until its modules are approved, the plan until all are', async () => {
  const facts = await sampleFacts('clay-filter', 'en')
  const some = await buildPlan({ ...facts, validated: ['one', 'two', 'three'] }, 'en', 'expected')
  const drafts = some.sections.filter(({ isDraft }) => isDraft).map(({ id }) => id)
  expect(drafts).not.toContain('problem')
  expect(drafts).toContain('offerings')
  expect(some.isDraft).toBe(true)
  const all = await buildPlan({ ...facts, validated: facts.modules }, 'en', 'expected')
  expect(all.isDraft).toBe(false)
  expect(all.sections.filter(({ isDraft }) => isDraft)).toEqual([])
})

test('modules that the cohort does not take give nothing and ask for nothing', async () => {
  const facts = await sampleFacts('clay-filter', 'en')
  const view = await buildPlan(
    { ...facts, modules: ['one', 'two'], validated: ['one', 'two'] },
    'en',
    'expected',
  )
  expect(view.sections.map(({ id, mark }) => `${mark} ${id}`.trim())).toEqual([
    ...['1 problem', '2 solution', '3 customers', '4 offerings', 'A how-tested', 'B sources'],
  ])
  const places = view.sections.flatMap((one) => [...one.places, ...one.missing])
  expect(new Set(places.map(({ module }) => module))).toEqual(new Set(['one', 'two']))
  expect(view).toMatchObject({ isDraft: false, figures: [], tagline: '' })
})
