import { expect, test } from 'vitest'
import { courseStepBySlug } from '#course/course.ts'
import { sampleNames } from '#course/samples/names.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import { crowded } from '#testing/crowded-plan.ts'
import { pictureFaults } from '#testing/picture-faults.ts'
import { record } from '#testing/plan-records.ts'
import { buildCanvas } from './canvas.ts'
import { type CanvasBoxId, canvasRows, pitchOrder } from './canvas-layout.ts'
import { cutWords, fitted, wordsOfBox } from './canvas-lines.ts'
import { type CanvasView, mostBoxWords } from './canvas-view.ts'
import { emptyFacts, sampleFacts } from './plan-facts.test-kit.ts'

const locales = ['en', 'es'] as const satisfies readonly ReportLocale[]
const samples = sampleNames.flatMap((name) => locales.map((locale) => [name, locale] as const))
const boxesOf = ({ rows }: CanvasView) => rows.flatMap(({ boxes }) => boxes)
const boxIn = (view: CanvasView, id: CanvasBoxId) => boxesOf(view).find((box) => box.id === id)
const lengths = (view: CanvasView) => boxesOf(view).map(({ lines }) => wordsOfBox(lines))

test('rows and boxes fill the page, each place is a step of the course, and every box is told once', () => {
  expect(canvasRows.reduce((sum, { height }) => sum + height, 0)).toBe(100)
  for (const { id, boxes } of canvasRows)
    expect(
      boxes.reduce((sum, { width }) => sum + width, 0),
      id,
    ).toBe(100)
  const all = canvasRows.flatMap(({ boxes }) => [...boxes])
  for (const { module, step } of all.flatMap(({ places }) => [...places]))
    expect(courseStepBySlug(module, step), `${module}/${step}`).toBeDefined()
  expect(pitchOrder.toSorted()).toEqual(all.map(({ id }) => id).toSorted())
})

test.each(samples)('%s stands on one page in %s', async (name, locale) => {
  const view = await buildCanvas(await sampleFacts(name, locale), locale)
  expect(view.order).toEqual(pitchOrder)
  for (const { id, lines, picture, blocks, missing } of boxesOf(view)) {
    expect(lines.length + (picture ? 1 : 0), id).toBeGreaterThan(0)
    expect(wordsOfBox(lines), id).toBeLessThanOrEqual(mostBoxWords)
    expect(blocks.length, id).toBeGreaterThan(0)
    expect(missing, id).toEqual([])
    if (picture) expect(pictureFaults(picture), id).toEqual([])
  }
  expect(view.pitchSeconds).toBeGreaterThan(0)
  expect(JSON.stringify(boxesOf(view))).not.toMatch(/undefined|NaN|Infinity|[0-9a-f]{24}/)
})

test.each(locales)('a plan of which nothing is written only asks, in %s', async (locale) => {
  const view = await buildCanvas(emptyFacts, locale)
  expect(view.order).toEqual(['name'])
  expect(view.pitchSeconds).toBeNull()
  for (const { id, lines, blocks, missing, isDraft } of boxesOf(view).filter((box) => box.id !== 'name')) {
    expect([lines, blocks, isDraft], id).toEqual([[], [], false])
    for (const { module, step } of missing) expect(courseStepBySlug(module, step)).toBeDefined()
    expect(missing.length, id).toBeGreaterThan(0)
  }
})

const endless = (plan: PlanData, text: string): PlanData => ({
  ...plan,
  business:
    plan.business?.map((one) => ({
      ...one,
      ...{ problemStatement: text, solutionStatement: text, missionStatement: text, visionStatement: text },
    })) ?? [],
  segment:
    plan.segment?.map((one) => ({ ...one, name: text, keyActivities: [text], keyResources: [text] })) ?? [],
  offering: plan.offering?.map((one) => ({ ...one, name: text })) ?? [],
  activity: plan.activity?.map((one) => ({ ...one, name: text })) ?? [],
  proposition:
    plan.proposition?.map((one) => ({
      ...one,
      parts: one.parts?.map((part, place) => (place === 0 ? part : text)) ?? [],
    })) ?? [],
  goal:
    plan.goal?.map((one) => ({
      ...one,
      objectives: [{ title: text, activities: [], date: '2027-05-01' }],
    })) ?? [],
})

test.each([
  ['one endless word', 'w'.repeat(3000)],
  ['one endless sentence', 'quiet water '.repeat(400)],
  ['many short sentences', 'We do it. '.repeat(300)],
])('%s leaves every box within its words and its room', async (_, text) => {
  const facts = await sampleFacts('otra-vuelta', 'es')
  const view = await buildCanvas({ ...facts, plan: endless(facts.plan, text) }, 'es')
  expect(Math.max(...lengths(view))).toBeLessThanOrEqual(mostBoxWords)
  for (const { id, lines, picture } of boxesOf(view)) {
    const letters = lines.reduce((sum, line) => sum + line.text.length + (line.note?.length ?? 0), 0)
    expect(letters, id).toBeLessThanOrEqual(mostBoxWords * 8 + 30)
    if (picture) expect(pictureFaults(picture), id).toEqual([])
  }
})

test('of a crowded plan the first are told and the others counted', async () => {
  const facts = await sampleFacts('clay-filter', 'en')
  const view = await buildCanvas({ ...facts, plan: { ...facts.plan, ...crowded(facts.plan) } }, 'en')
  expect(Math.max(...lengths(view))).toBeLessThanOrEqual(mostBoxWords)
  expect(boxIn(view, 'key-partners')?.lines.at(-1)?.text).toMatch(/^and \d+ more$/)
})

test('only stakeholders with power are partners, with the strength of the tie', async () => {
  const view = await buildCanvas(await sampleFacts('clay-filter', 'en'), 'en')
  expect(boxIn(view, 'key-partners')?.lines).toContainEqual({
    ...{ look: 'item', text: 'County public health office', note: 'weak tie' },
  })
})

test('the figures are those of the scenario', async () => {
  const facts = await sampleFacts('clay-filter', 'en')
  const [expected, worse] = await Promise.all([
    buildCanvas(facts, 'en', 'expected'),
    buildCanvas(facts, 'en', 'pessimistic'),
  ])
  for (const id of ['revenue', 'break-even'] as const)
    expect(boxIn(worse, id)?.blocks).not.toEqual(boxIn(expected, id)?.blocks)
  expect(boxIn(worse, 'problem')).toEqual(boxIn(expected, 'problem'))
})

test.each(samples)(
  'the problem of %s, enlarged, begins with its statement and says it once, in %s',
  async (name, locale) => {
    const facts = await sampleFacts(name, locale)
    const statement = facts.plan.business?.[0]?.problemStatement?.trim()
    const blocks = boxIn(await buildCanvas(facts, locale), 'problem')?.blocks ?? []
    expect(blocks[0]).toEqual({ kind: 'text', text: statement, tone: 'lead' })
    expect(blocks.filter((block) => block.kind === 'text' && block.text === statement)).toHaveLength(1)
    expect(blocks.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['picture', 'table']))
  },
)

test('objectives whose day has passed are not told as the next ones', async () => {
  const facts = await sampleFacts('clay-filter', 'en')
  const view = await buildCanvas({ ...facts, today: '2035-01-01T00:00:00.000Z' }, 'en')
  expect(boxIn(view, 'objectives')?.lines).toEqual([])
})

test('a box is a draft until the modules it comes from are approved', async () => {
  const facts = await sampleFacts('clay-filter', 'en')
  const view = await buildCanvas({ ...facts, validated: ['one'] }, 'en')
  expect([boxIn(view, 'problem')?.isDraft, boxIn(view, 'solution')?.isDraft]).toEqual([false, true])
  expect(view.isDraft).toBe(true)
})

test('what the cohort does not take is neither told nor asked for', async () => {
  const facts = await sampleFacts('clay-filter', 'en')
  const view = await buildCanvas({ ...facts, modules: ['one'], validated: ['one'] }, 'en')
  expect(view.isDraft).toBe(false)
  expect(boxIn(view, 'revenue')).toMatchObject({
    lines: [],
    picture: null,
    blocks: [],
    places: [],
    missing: [],
  })
  const places = boxesOf(view).flatMap((box) => [...box.places, ...box.missing])
  expect(new Set(places.map(({ module }) => module))).toEqual(new Set(['one']))
})

test('addresses and telephone numbers stay out', async () => {
  const facts = await sampleFacts('clay-filter', 'en')
  const [business] = facts.plan.business ?? []
  const secret = 'Write to rosa@example.org or call +254 712 345 678 about water'
  const plan: PlanData = {
    ...facts.plan,
    business: [{ ...record, _id: 'b', ...business, missionStatement: secret, solutionStatement: secret }],
  }
  const told = JSON.stringify(await buildCanvas({ ...facts, plan }, 'en'))
  expect(told).not.toMatch(/rosa@|712 345/)
  expect(told).toContain('about water')
})

test('a text ends with a sentence where one is long enough, else with dots', () => {
  expect(cutWords('One two three. Four five six seven.', 4)).toBe('One two three.')
  expect(cutWords('One two three four five', 3)).toBe('One two three…')
  expect(cutWords('  one \n two ', 3)).toBe('one two')
  expect(cutWords('a loan of 4\u202f000', 5)).toBe('a loan of 4\u202f000')
  expect(cutWords('x'.repeat(50), 2)).toBe(`${'x'.repeat(15)}…`)
})

test('lines that do not fit are counted', () => {
  const item = (text: string) => ({ look: 'item', text }) as const
  const more = (count: number) => `and ${count} more`
  expect(fitted([item('one two'), item('three four')], more, 4)).toHaveLength(2)
  expect(fitted([item('one two'), item('three four'), item('five six')], more, 5)).toEqual([
    item('one two'),
    { look: 'text', text: 'and 2 more' },
  ])
})
