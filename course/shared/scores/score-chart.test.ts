import { expect, test } from 'vitest'
import { scoreChart, type Weighed } from './score-chart.ts'

const [side, left, radius] = [200, 16, 11]
const weighed = (number: number, across: number, up: number): Weighed => ({
  number,
  isChosen: false,
  across,
  up,
})
const bubblesOf = (all: readonly Weighed[]) =>
  scoreChart(all, { side, edge: 28, left }, { across: 'Within reach', up: 'Strong' }, '').shapes.flatMap(
    (shape) => (shape.kind === 'circle' ? [shape] : []),
  )

test('what is strong and within reach stands at the top right', () => {
  const [weak, strong] = bubblesOf([weighed(1, 1, 1), weighed(2, 5, 5)])
  expect(strong && weak && strong.x > weak.x && strong.y < weak.y).toBe(true)
})

test('bubbles with the same scores do not hide each other, and stay in the chart', () => {
  const bubbles = bubblesOf([1, 2, 3, 4, 5].map((number) => weighed(number, 5, 5)))
  expect(new Set(bubbles.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)).size).toBe(5)
  for (const { x, y } of bubbles) {
    expect(x).toBeGreaterThan(left + radius)
    expect(x).toBeLessThan(left + side - radius)
    expect(y).toBeGreaterThan(18 + radius)
  }
})
