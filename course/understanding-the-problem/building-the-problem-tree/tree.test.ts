import { expect, test } from 'vitest'
import { allBoxes, treeOf } from '#course/understanding-the-problem/shared/cause-tree.ts'
import type { PlanData, RecordOf } from '#domain/plan/plan-data.ts'
import { countsOf, gaps } from './tree.ts'

type CauseType = NonNullable<RecordOf<'cause'>['causeType']>

const cause = (_id: string, causeType: CauseType, parent: string | null = null, description = _id) =>
  ({ _id, projectId: 'p', version: 1, causeType, parent, description, selected: false }) as const

const whole = [
  cause('a', 'main'),
  cause('b', 'main'),
  cause('a1', 'underlying', 'a'),
  cause('a11', 'underlying', 'a1'),
  cause('b1', 'underlying', 'b'),
  cause('e', 'effect'),
]
const without = (id: string) => whole.filter(({ _id }) => _id !== id)
const plan = (causes: PlanData['cause']): PlanData => ({ cause: causes ?? [] })

test.each([
  ['nothing yet', [], ['mainCauses', 'underlyingCauses', 'effects', 'deepestWhy']],
  ['a whole tree', whole, []],
  [
    'one main cause',
    [...without('b').filter(({ _id }) => _id !== 'b1'), cause('a2', 'underlying', 'a')],
    ['mainCauses'],
  ],
  ['two underlying causes', without('b1'), ['underlyingCauses']],
  ['no chain of three', [...without('a11'), cause('b2', 'underlying', 'b')], ['deepestWhy']],
  ['no effect', without('e'), ['effects']],
  ['only a consequence', [...without('e'), cause('c', 'consequence', 'gone')], []],
  ['a box without words', [...whole, cause('x', 'main', null, ' ')], ['cause:x']],
  [
    'a box without words does not count',
    [...without('e'), cause('x', 'effect', null, '')],
    ['effects', 'cause:x'],
  ],
])('%s', (_what, causes, fields) => {
  expect(gaps(plan(causes)).map(({ field }) => field)).toEqual(fields)
})

test('counts what stands in the tree', () => {
  expect(countsOf(treeOf(plan(whole)))).toEqual({
    mainCauses: 2,
    underlyingCauses: 3,
    effects: 1,
    deepestWhy: 3,
  })
})

test.each([
  ['a parent that is gone', [cause('a', 'underlying', 'gone')], [['a', 1]]],
  [
    'a circle',
    [cause('a', 'underlying', 'b'), cause('b', 'underlying', 'a')],
    [
      ['a', 1],
      ['b', 2],
    ],
  ],
  ['a box on itself', [cause('a', 'underlying', 'a')], [['a', 1]]],
  [
    'a cause on an effect',
    [cause('e', 'effect'), cause('a', 'underlying', 'e')],
    [
      ['a', 1],
      ['e', 1],
    ],
  ],
])('loses nothing with %s', (_what, causes, places) => {
  expect(allBoxes(treeOf(plan(causes))).map(({ id, depth }) => [id, depth])).toEqual(places)
})
