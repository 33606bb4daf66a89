import { expect, test } from 'vitest'
import { remembered, rememberedWith, steadyList } from './remembered.ts'

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

test('works out anew when the rest is another one, and only then', () => {
  let count = 0
  const add = rememberedWith((list: readonly number[], more: number) => {
    count += 1
    return [...list, more]
  })
  const list = [1]
  const first = add(list, 2)
  expect(add(list, 2)).toBe(first)
  expect([add(list, 3), add([1], 3)]).toEqual([
    [1, 3],
    [1, 3],
  ])
  expect(count).toBe(3)
})

test('gives the list of before as long as it holds the same things in the same order', () => {
  const steady = steadyList<object, object>()
  const [key, one, other] = [{}, {}, {}]
  const first = steady(key, [one, other])
  expect(steady(key, [one, other])).toBe(first)
  expect(steady({}, [one, other])).not.toBe(first)
  const turned = steady(key, [other, one])
  expect(turned).toEqual([other, one])
  expect(steady(key, [other])).toHaveLength(1)
})
