import { expect, test } from 'vitest'
import { remembered } from './remembered.ts'

test('works out once for an object, anew for another that looks the same, also when the answer is undefined', () => {
  const asked: object[] = []
  const firstOf = remembered((list: readonly number[]) => {
    asked.push(list)
    return list[0]
  })
  const [one, same, empty] = [[1, 2], [1, 2], []]
  expect([one, one, same, empty, empty].map(firstOf)).toEqual([1, 1, 1, undefined, undefined])
  expect(asked).toEqual([one, same, empty])
})
