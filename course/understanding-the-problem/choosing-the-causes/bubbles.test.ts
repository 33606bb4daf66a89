import { expect, test } from 'vitest'
import { bubblesOf, radius, side } from './bubbles.ts'
import type { Card } from './choice.ts'

const card = (number: number, feeds: number | null, change: number | null): Card => ({
  id: String(number),
  number,
  text: 'Cause',
  path: [],
  feeds,
  change,
  isChosen: false,
  reason: '',
})

test('leaves out what has not both scores', () => {
  expect(bubblesOf([card(1, 3, null), card(2, null, null), card(3, 1, 1)])).toHaveLength(1)
})

test('strong causes within reach stand at the top right', () => {
  const [weak, strong] = bubblesOf([card(1, 1, 1), card(2, 5, 5)])
  expect(strong && weak && strong.x > weak.x && strong.y < weak.y).toBe(true)
})

test('causes with the same scores do not hide each other, and stay in the chart', () => {
  const bubbles = bubblesOf([1, 2, 3, 4, 5].map((number) => card(number, 5, 5)))
  expect(new Set(bubbles.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)).size).toBe(5)
  for (const { x, y } of bubbles) {
    expect(x).toBeGreaterThan(radius)
    expect(x).toBeLessThan(side - radius)
    expect(y).toBeGreaterThan(radius)
  }
})
