import { expect, test } from 'vitest'
import {
  arePoints,
  byCriterion,
  fewestCriteria,
  figuresOf,
  mostCriteria,
  overall,
  usualCriteria,
} from './rubric.ts'

const three = ['a', 'b', 'c']

test.each([
  [[1, 3, 5], true],
  [[1, 3], false],
  [[1, 3, 5, 5], false],
  [[0, 3, 5], false],
  [[1, 3, 6], false],
  [[1, 2.5, 5], false],
])('%j as points for three criteria: %s', (points, answer) => {
  expect(arePoints(points, three)).toBe(answer)
})

test.each([
  { given: [], whole: null, each: [] },
  {
    given: [[1, 2, 3]],
    whole: { mean: 2, lowest: 2, highest: 2 },
    each: [
      { mean: 1, lowest: 1, highest: 1 },
      { mean: 2, lowest: 2, highest: 2 },
      { mean: 3, lowest: 3, highest: 3 },
    ],
  },
  {
    given: [
      [5, 5, 5],
      [1, 2, 3],
    ],
    whole: { mean: 3.5, lowest: 2, highest: 5 },
    each: [
      { mean: 3, lowest: 1, highest: 5 },
      { mean: 3.5, lowest: 2, highest: 5 },
      { mean: 4, lowest: 3, highest: 5 },
    ],
  },
])('$given together', ({ given, whole, each }) => {
  expect(overall(given)).toEqual(whole)
  expect(byCriterion(given)).toEqual(each)
})

test('nothing has no mean', () => {
  expect(figuresOf([])).toBe(null)
})

test('what is usual is a rubric itself', () => {
  for (const criteria of Object.values(usualCriteria)) {
    expect(criteria.length).toBeGreaterThanOrEqual(fewestCriteria)
    expect(criteria.length).toBeLessThanOrEqual(mostCriteria)
    for (const { title, title_es } of criteria) expect(title && title_es).toBeTruthy()
  }
})
