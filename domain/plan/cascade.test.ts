import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PlanKind, planEntities, planKinds } from '#domain/entities/index.ts'
import type { Field, Fields } from '#domain/fields.ts'
import { owners, type PlanItem } from './belonging.ts'
import { type Cascade, cascade } from './cascade.ts'
import { refsIn } from './walk.ts'

const idOf = (number: number) => number.toString(16).padStart(24, '0')
const ids = new Map<string, string>()
const id = (name: string) => {
  const known = ids.get(name) ?? idOf(ids.size + 1)
  ids.set(name, known)
  return known
}
const item = (kind: PlanKind, name: string, data: Record<string, unknown> = {}): PlanItem => ({
  id: id(name),
  kind,
  data,
})
const nameOf = (found: PlanItem) => [...ids].find(([, known]) => known === found.id)?.[0]

const plan: PlanItem[] = [
  item('cause', 'cause'),
  item('cause', 'child cause', { parent: id('cause') }),
  item('cause', 'grandchild cause', { parent: id('child cause') }),
  item('cause', 'other cause'),
  item('question', 'question', { parent: id('child cause') }),
  item('question', 'other question', { parent: id('other cause') }),
  item('input', 'rating', { parent: id('cause'), key: 'rating' }),
  item('input', 'note', { parent: id('question'), key: 'note' }),
  item('segment', 'segment', {
    offeringMatch: [{ offeringId: id('offering') }, { offeringId: id('stall') }],
  }),
  item('segment', 'other segment', { offeringMatch: [{ offeringId: id('stall') }] }),
  item('pain', 'pain', { parent: id('segment'), inputId: id('note') }),
  item('gain', 'gain', { parent: id('segment') }),
  item('pain', 'other pain', { parent: id('other segment') }),
  item('input', 'skipped', { parent: id('pain'), key: 'skipped' }),
  item('input', 'flow', { parent: id('segment'), key: 'flow' }),
  item('offering', 'offering', {
    inputId: id('what'),
    segmentMatch: [id('segment'), id('other segment')],
    painMatch: [{ painId: id('pain') }, { painId: id('other pain') }],
    gainMatch: [{ gainId: id('gain'), title: 'kept words' }],
  }),
  item('offering', 'stall', { segmentMatch: [id('other segment')] }),
  item('input', 'what', { key: 'what', parent: '' }),
  item('channel', 'channel', { segmentId: id('segment'), offeringId: id('offering') }),
  item('channel', 'stall channel', { segmentId: id('segment'), offeringId: id('stall') }),
  item('channel', 'other channel', { segmentId: id('other segment'), offeringId: id('stall') }),
  item('input', 'score', { parent: id('channel'), key: 'score' }),
  item('competitor', 'competitor', { segmentId: id('segment'), offeringId: id('offering') }),
  item('activity', 'marketing', {
    segmentId: id('segment'),
    offeringId: id('offering'),
    activityType: 'tofu',
  }),
  item('activity', 'impact', { segmentId: null, offeringId: null, activityType: 'impact' }),
  item('input', 'gap', { parent: id('impact'), key: 'gap' }),
  item('input', 'stakeholder', { key: 'stakeholder' }),
  item('input', 'wants', { parent: id('stakeholder'), key: 'wants' }),
  item('source', 'source'),
  item('input', 'covers', { parent: id('source'), key: 'covers' }),
  item('goal', 'goal'),
  item('proposition', 'proposition', { parts: [id('segment'), 'who'] }),
  item('business', 'business'),
]

// Step catalogue, section 0.3: what goes with a record, and which records lose an entry.
const rules: [string, string[], string[]][] = [
  [
    'segment',
    ['pain', 'gain', 'skipped', 'flow', 'channel', 'stall channel', 'score', 'competitor', 'marketing'],
    ['offering'],
  ],
  ['offering', ['channel', 'score', 'competitor', 'marketing'], ['segment']],
  ['cause', ['child cause', 'grandchild cause', 'question', 'rating', 'note'], []],
  ['question', ['note'], []],
  ['pain', ['skipped'], ['offering']],
  ['gain', [], ['offering']],
  ['channel', ['score'], []],
  ['impact', ['gap'], []],
  ['stakeholder', ['wants'], []],
  ['source', ['covers'], []],
  ['note', [], []],
  ['what', [], []],
  ['competitor', [], []],
  ['goal', [], []],
]

describe('cascade', () => {
  it.each(rules)('%s takes exactly what belongs to it', (name, gone, changed) => {
    const result = cascade(plan, id(name))
    expect(result.removed.map(nameOf).sort()).toEqual([name, ...gone].sort())
    expect(result.changed.map((one) => nameOf(one.item)).sort()).toEqual(changed)
  })

  it('takes out only the entries that point at what went', () => {
    const [offering] = cascade(plan, id('segment')).changed
    expect(offering?.data).toMatchObject({
      inputId: id('what'),
      segmentMatch: [id('other segment')],
      painMatch: [{ painId: id('other pain') }],
      gainMatch: [],
    })
    const [segment] = cascade(plan, id('offering')).changed
    expect(segment?.data).toEqual({ offeringMatch: [{ offeringId: id('stall') }] })
  })

  it('leaves what a pain was learnt from to its own fate', () => {
    const { removed } = cascade(plan, id('note'))
    expect(removed.map(nameOf)).toEqual(['note'])
  })

  it('names the record itself first', () => {
    expect(cascade(plan, id('segment')).removed[0]?.id).toBe(id('segment'))
  })

  it('does nothing for an unknown id', () => {
    expect(cascade(plan, idOf(9999))).toEqual({ removed: [], changed: [] })
  })

  it('survives causes that are each other’s parents', () => {
    const ring = [item('cause', 'a', { parent: id('b') }), item('cause', 'b', { parent: id('a') })]
    expect(cascade(ring, id('a')).removed).toHaveLength(2)
  })
})

describe('cascade in any plan', () => {
  const size = 12
  const anyId = fc.nat(size + 1).map(idOf)

  const valueFor = (field: Field): fc.Arbitrary<unknown> => {
    if (field.kind === 'ref') return fc.option(anyId, { nil: null })
    if (field.kind === 'group') return dataFor(field.fields)
    if (field.kind === 'list')
      return fc.array(
        valueFor(field.of).map((value) => value ?? ''),
        { maxLength: 3 },
      )
    return fc.constant(null)
  }
  const dataFor = (fields: Fields): fc.Arbitrary<Record<string, unknown>> =>
    fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueFor(field)])), {
      requiredKeys: [],
    })
  const anyPlan = fc
    .array(
      fc
        .constantFrom(...planKinds)
        .chain((kind) => dataFor(planEntities[kind].fields).map((data) => ({ kind, data }))),
      { maxLength: size },
    )
    .map((items): PlanItem[] => items.map((one, index) => ({ ...one, id: idOf(index) })))

  const after = (items: PlanItem[], { removed, changed }: Cascade): PlanItem[] => {
    const gone = new Set(removed.map((one) => one.id))
    const news = new Map(changed.map((one) => [one.item.id, one.data]))
    return items
      .filter((one) => !gone.has(one.id))
      .map((one) => ({ ...one, data: news.get(one.id) ?? one.data }))
  }

  it('leaves no reference to something that went with it', () => {
    fc.assert(
      fc.property(anyPlan, anyId, (items, target) => {
        const result = cascade(items, target)
        const gone = new Set(result.removed.map((one) => one.id))
        for (const rest of after(items, result)) {
          const dangling = refsIn(rest.kind, rest.data).filter(
            ({ id: to, field }) => field.onDelete === 'cascade' && gone.has(to),
          )
          expect(dangling).toEqual([])
        }
      }),
    )
  })

  it('takes nothing that does not point at something taken', () => {
    fc.assert(
      fc.property(anyPlan, anyId, (items, target) => {
        const { removed } = cascade(items, target)
        const gone = new Set(removed.map((one) => one.id))
        for (const one of removed.slice(1)) {
          expect(refsIn(one.kind, one.data).some(({ id: to }) => gone.has(to))).toBe(true)
        }
      }),
    )
  })

  it('has nothing left to do the second time', () => {
    fc.assert(
      fc.property(anyPlan, anyId, (items, target) => {
        const rest = after(items, cascade(items, target))
        expect(cascade(rest, target)).toEqual({ removed: [], changed: [] })
      }),
    )
  })

  it('changes no record in place', () => {
    fc.assert(
      fc.property(anyPlan, anyId, (items, target) => {
        const before = structuredClone(items)
        cascade(items, target)
        expect(items).toEqual(before)
      }),
    )
  })
})

it('records belong to others by exactly the references that are declared so', () => {
  const declared = planKinds.flatMap((kind) =>
    Object.entries<Field>(planEntities[kind].fields).flatMap(([name, field]) =>
      field.kind === 'ref' && field.onDelete === 'cascade' ? [name] : [],
    ),
  )
  expect(new Set(declared)).toEqual(new Set(owners))
  const kept = planKinds.flatMap((kind) =>
    owners.filter((owner) => {
      const field = (planEntities[kind].fields as Fields)[owner]
      return field && !(field.kind === 'ref' && field.onDelete === 'cascade')
    }),
  )
  expect(kept).toEqual([])
})
