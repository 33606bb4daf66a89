import { expect, test } from 'vitest'
import { freePlace } from './free-place.ts'

const page = { clientWidth: 400, clientHeight: 800 }
const own = { left: 332, right: 380, top: 732, bottom: 780 }

test('the way up stays in its corner while it covers nothing', () => {
  expect(freePlace(own, page, () => true)).toEqual({ side: 'end', raisedBy: 0 })
})

test('it goes up the edge, past what it would cover', () => {
  expect(freePlace(own, page, ({ bottom }) => bottom < 700)).toEqual({ side: 'end', raisedBy: 84 })
})

test('where the whole edge is in use it goes to the other one, at the same distance', () => {
  const seen: number[] = []
  const place = freePlace(own, page, ({ left, right }) => {
    seen.push(left)
    return right < 200
  })
  expect(place).toEqual({ side: 'start', raisedBy: 0 })
  expect(seen.at(-1)).toBe(20)
})

test('where both are, it does not show', () => {
  expect(freePlace(own, page, () => false)).toBeNull()
})
