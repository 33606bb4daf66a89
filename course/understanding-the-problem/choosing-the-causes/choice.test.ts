import { expect, test } from 'vitest'
import type { PlanData, RecordOf } from '#domain/plan/plan-data.ts'
import { answerAt } from '#testing/plan-records.ts'
import { cardsOf, gaps, ranked, withScore } from './choice.ts'

type CauseType = NonNullable<RecordOf<'cause'>['causeType']>
type Given = { type?: CauseType; parent?: string; selected?: boolean; rating?: string[]; reason?: string }

function plan(given: Record<string, Given>): PlanData {
  const all = Object.entries(given)
  return {
    cause: all.map(([_id, { type = 'main', parent = null, selected = false }]) => ({
      _id,
      projectId: 'p',
      version: 1,
      causeType: type,
      description: `Cause ${_id}`,
      parent,
      selected,
    })),
    input: all.flatMap(([parent, { rating, reason }]) =>
      rating || reason
        ? [
            answerAt('one/choosing-the-causes/rating', {
              parent,
              valueArr: rating ?? [],
              description: reason ?? null,
            }),
          ]
        : [],
    ),
  }
}

const whole: Given = { selected: true, rating: ['5', '4'], reason: 'We know the buyers' }

test.each<[string, Record<string, Given>, string[]]>([
  ['no causes', {}, ['selected selectOne']],
  ['none ticked', { a: { rating: ['5', '4'] } }, ['selected selectOne']],
  ['an effect ticked', { a: { ...whole, type: 'effect' } }, ['selected selectOne']],
  ['one whole choice', { a: whole, b: {} }, []],
  ['three whole choices', { a: whole, b: { ...whole, type: 'underlying', parent: 'a' }, c: whole }, []],
  ['four choices', { a: whole, b: whole, c: whole, d: whole }, ['selected max3']],
  ['no reason', { a: { ...whole, reason: ' ' } }, ['reason:a required']],
  ['no scores', { a: { selected: true, reason: 'Because' } }, ['feeds:a required', 'change:a required']],
  ['one score', { a: { ...whole, rating: ['3', ''] } }, ['change:a required']],
  ['a score out of range', { a: { ...whole, rating: ['6', '2'] } }, ['feeds:a required']],
])('%s', (_what, given, missing) => {
  expect(gaps(plan(given)).map(({ field, message }) => `${field} ${message}`)).toEqual(missing)
})

test('shows each cause with the way that leads to it, in the order of the tree', () => {
  const cards = cardsOf(
    plan({
      a: {},
      b: {},
      a1: { type: 'underlying', parent: 'a' },
      a2: { type: 'underlying', parent: 'a1' },
      e: { type: 'effect' },
    }),
  )
  expect(cards.map(({ number, id, path }) => [number, id, path])).toEqual([
    [1, 'a', []],
    [2, 'a1', ['Cause a']],
    [3, 'a2', ['Cause a', 'Cause a1']],
    [4, 'b', []],
  ])
})

test('loses no cause when two hang on each other or on nothing', () => {
  const cards = cardsOf(
    plan({
      a: { type: 'underlying', parent: 'b' },
      b: { type: 'underlying', parent: 'a' },
      c: { type: 'underlying', parent: 'gone' },
    }),
  )
  expect(cards.map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'c'])
})

test('keeps the other score when one changes', () => {
  const [rated, fresh] = cardsOf(plan({ a: { rating: ['2', '3'] }, b: {} }))
  expect(rated && withScore(rated, 'change', 5)).toEqual(['2', '5'])
  expect(fresh && withScore(fresh, 'feeds', 4)).toEqual(['4', ''])
})

test('puts strong causes within reach first', () => {
  const cards = cardsOf(
    plan({
      road: { rating: ['4', '1'] },
      sacks: { rating: ['4', '5'] },
      day: { rating: ['3', '4'] },
      new: {},
    }),
  )
  expect(ranked(cards).map(({ id }) => id)).toEqual(['sacks', 'day', 'road', 'new'])
})
