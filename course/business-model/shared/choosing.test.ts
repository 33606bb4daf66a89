import { expect, test } from 'vitest'
import { shippedModels } from '#course/shipped-models.ts'
import { chosenModels, modelsOfSegment, segmentsOfModel, selectionOf } from '#domain/plan/chosen-models.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { record } from '#testing/plan-records.ts'
import { applying, choosing, describing, type ModelWrite } from './choosing.ts'

const [first, second, third] = shippedModels
if (!first || !second || !third) throw new Error('There are no models')
const model = (one: typeof first) => ({ id: one._id, type: 'social' as const })
const [a, b, c] = [model(first), model(second), model(third)]

const empty: PlanData = {
  model: shippedModels,
  segment: ['s', 't'].map((_id) => ({ ...record, _id, businessModels: [] })),
}

type Deed = (plan: PlanData) => readonly ModelWrite[]
const choose =
  (one: typeof a, isOn: boolean): Deed =>
  (plan) =>
    choosing(plan, one, isOn)
const apply =
  (one: typeof a, segment: string, isOn: boolean): Deed =>
  (plan) =>
    applying(plan, one, segment, isOn)
const describe =
  (one: typeof a, text: string): Deed =>
  (plan) => [{ kind: 'business', modelSelection: describing(plan, one, text) }]

const written = (plan: PlanData, write: ModelWrite): PlanData =>
  write.kind === 'business'
    ? {
        ...plan,
        business: [{ ...record, _id: 'x', ...plan.business?.[0], modelSelection: write.modelSelection }],
      }
    : {
        ...plan,
        segment: (plan.segment ?? []).map((one) =>
          one._id === write.id ? { ...one, businessModels: write.businessModels } : one,
        ),
      }

const done = (plan: PlanData, deeds: readonly Deed[]) =>
  deeds.reduce((now, deed) => deed(now).reduce(written, now), plan)

/** What both sides say of each other, for whoever asks. */
function agrees(plan: PlanData): boolean {
  const chosen = chosenModels(plan).map(({ id }) => id)
  const bySegment = (plan.segment ?? []).flatMap((segment) =>
    modelsOfSegment(plan, segment).map(({ id }) => `${segment._id} ${id}`),
  )
  const byModel = chosen.flatMap((id) => segmentsOfModel(plan, id).map(({ _id }) => `${_id} ${id}`))
  return (
    new Set(chosen).size === chosen.length &&
    bySegment.toSorted().join() === byModel.toSorted().join() &&
    bySegment.every((pair) => chosen.includes(pair.split(' ')[1] ?? ''))
  )
}

/** Stored the same way, not only read so. */
const isClean = (plan: PlanData) => {
  const chosen = new Set(chosenModels(plan).map(({ id }) => id))
  return (plan.segment ?? []).every(({ businessModels }) => businessModels?.every((id) => chosen.has(id)))
}

function permutations<T>(all: readonly T[]): T[][] {
  if (all.length === 0) return [[]]
  return all.flatMap((one, index) => permutations(all.toSpliced(index, 1)).map((rest) => [one, ...rest]))
}

const deeds = [
  choose(a, true),
  apply(a, 's', true),
  apply(b, 't', true),
  choose(a, false),
  describe(a, 'It works'),
  apply(b, 't', false),
]

test('whatever is done in whatever order, both sides agree after each single write, and what is stored agrees in the end', () => {
  for (const order of permutations(deeds)) {
    let plan = empty
    for (const deed of order)
      for (const write of deed(plan)) {
        plan = written(plan, write)
        expect(agrees(plan)).toBe(true)
      }
    expect(isClean(plan)).toBe(true)
    expect(selectionOf(plan).find(({ modelId }) => modelId === a.id)?.description).toBe('It works')
  }
})

/** All ways in which two lines of writes come in one after the other. */
function mixes<T>(one: readonly T[], other: readonly T[]): T[][] {
  const [head, ...tail] = one
  const [otherHead, ...otherTail] = other
  if (head === undefined) return [[...other]]
  if (otherHead === undefined) return [[...one]]
  return [
    ...mixes(tail, other).map((rest) => [head, ...rest]),
    ...mixes(one, otherTail).map((rest) => [otherHead, ...rest]),
  ]
}

/** What somebody did without a line, each deed upon the one before. */
function unsent(plan: PlanData, own: readonly Deed[]): ModelWrite[] {
  let now = plan
  return own.flatMap((deed) => {
    const writes = deed(now)
    now = writes.reduce(written, now)
    return writes
  })
}

const start = done(empty, [choose(a, true), apply(a, 's', true), apply(b, 't', true), describe(b, 'Kept')])

test.each<[string, Deed[], Deed[]]>([
  ['one takes back what the other gives to a segment', [choose(a, false)], [apply(a, 't', true)]],
  [
    'both choose another one',
    [choose(c, true), apply(c, 's', true)],
    [choose(a, false), apply(b, 's', true)],
  ],
  ['one writes while the other takes back', [describe(a, 'Ours')], [choose(a, false), choose(b, false)]],
  ['both take the same back', [choose(a, false)], [choose(a, false)]],
])(
  'two devices without a line, %s: whichever write comes first or is refused, both sides agree',
  (_, one, other) => {
    for (const order of mixes(unsent(start, one), unsent(start, other)))
      for (let refused = 0; refused < 2 ** order.length; refused += 1) {
        let plan = start
        for (const [place, write] of order.entries()) {
          if ((refused >> place) & 1) continue
          plan = written(plan, write)
          expect(agrees(plan)).toBe(true)
          expect(selectionOf(plan).find(({ modelId }) => modelId === b.id)?.description).toBe('Kept')
        }
        // The next that is done to each segment leaves out what was taken back meanwhile.
        const touched = done(plan, [apply(c, 's', true), apply(c, 't', true)])
        expect(isClean(touched)).toBe(true)
      }
  },
)

test('a model that is not chosen yet is chosen with the first segment that it is for', () => {
  const plan = done(empty, [apply(c, 's', true)])
  expect(chosenModels(plan).map(({ id }) => id)).toEqual([c.id])
})

test('what was taken back keeps its words and its type, and is the same when it is chosen again', () => {
  const plan = done(start, [choose(b, false), choose(b, true)])
  expect(selectionOf(plan).find(({ modelId }) => modelId === b.id)).toEqual({
    modelId: b.id,
    selected: true,
    type: 'social',
    description: 'Kept',
  })
  expect(segmentsOfModel(plan, b.id)).toEqual([])
})
