import { expect, test } from 'vitest'
import { askedSegments } from '#course/business-model/shared/asked-segments.ts'
import { replaced } from '#course/shared/key-items.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { answerAt, record } from '#testing/plan-records.ts'
import { report } from './report.ts'
import { gaps, type Resource, resourcesOf, sharedResources, writtenOf } from './resources.ts'

const planWith = (keyResources: string[], needed: string[] = []): PlanData => ({
  segment: [
    { ...record, _id: 's', name: 'Families', keyResources },
    { ...record, _id: 't', name: 'Schools', keyResources: ['things: Kiln', 'people: A teacher'] },
  ],
  offering: [{ ...record, _id: 'o', name: 'Filter', segmentMatch: ['s'] }],
  input: [answerAt('four/key-resources/needed', { parent: 's', valueArr: needed })],
})
const segmentIn = (plan: PlanData) => {
  const [segment] = plan.segment ?? []
  if (!segment) throw new Error('There is no segment')
  return segment
}
const resources = (plan: PlanData) => resourcesOf(plan, segmentIn(plan))
const thing = (text: string, isNeeded = false): Resource => ({ category: 'things', text, isNeeded })

test.each<[string, string[], string[]]>([
  ['few', ['things: Kiln', 'people: Ann'], ['segment:s List at least {n} resources.']],
  [
    'of one kind',
    ['things: Kiln', 'things: Press', 'things: Van'],
    ['segment:s Use at least {n} of the columns.'],
  ],
  ['enough', ['things: Kiln', 'things: Press', 'people: Ann'], []],
])('what is missing where resources are %s', (_, keyResources, expected) => {
  const found = gaps(planWith(keyResources))
  expect(
    found.map(({ field, message }) => `${field} ${typeof message === 'string' ? message : message.en}`),
  ).toEqual(expected)
})

test('only segments that are offered something are asked; without any, that is missing', () => {
  expect(askedSegments(planWith([])).map(({ _id }) => _id)).toEqual(['s'])
  expect(gaps({ segment: planWith([]).segment ?? [] })).toEqual([{ field: 'segments', message: 'required' }])
})

test('a resource is read with its column and with what is missing; what has no column stands in the first one', () => {
  expect(resources(planWith(['people: Ann: the driver', 'Kiln', 'money: '], ['Kiln', 'Gone']))).toEqual([
    { category: 'people', text: 'Ann: the driver', isNeeded: false },
    { category: 'people', text: 'Kiln', isNeeded: true },
  ])
})

test('all of several segments share what each of them names', () => {
  const plan = planWith(['things: Kiln', 'people: Ann'], ['Kiln'])
  expect(sharedResources(plan, plan.segment ?? [])).toEqual([thing('Kiln', true)])
})

/** As the two records are written: first what is missing, then the resources. */
function steps(plan: PlanData, change: (all: readonly Resource[]) => readonly Resource[]): PlanData[] {
  const before = resources(plan)
  const { keyResources, needed } = writtenOf(before, change(before))
  const first = { ...plan, input: planWith([], needed).input ?? [] }
  const [segment, ...others] = plan.segment ?? []
  return [first, { ...first, segment: segment ? [{ ...segment, keyResources }, ...others] : [] }]
}

test('what is missing is missing at every moment, also while its words change', () => {
  const plan = planWith(['things: Kiln'], ['Kiln'])
  const states = steps(plan, (all) => replaced(all, thing('Kiln', true), thing('Large kiln', true)))
  expect(states.map(resources)).toEqual([[thing('Kiln', true)], [thing('Large kiln', true)]])
})

test('what was removed while it was missing is there when it is added again', () => {
  const removed = steps(planWith(['things: Kiln'], ['Kiln']), (all) =>
    replaced(all, thing('Kiln', true), null),
  )
  const again = steps(removed.at(-1) ?? {}, (all) => replaced(all, null, thing('Kiln')))
  expect(again.map(resources)).toEqual([[], [thing('Kiln')]])
})

test('the report tells column by column what is there and what is missing', () => {
  expect(report({}, 'en')).toEqual([])
  expect(report(planWith(['money: Cash', 'people: Ann'], ['Cash']), 'en').slice(0, 2)).toEqual([
    { kind: 'heading', text: 'Families' },
    {
      kind: 'table',
      head: ['Kind', 'Resource', 'Do we have it?'],
      rows: [
        ['People', 'Ann', 'Yes'],
        ['Money', 'Cash', 'Still needed'],
      ],
    },
  ])
})
