import { expect, test } from 'vitest'
import type { Cause } from '#course/understanding-the-problem/shared/interview.ts'
import type { Link } from './chain.ts'
import { chainLayout, width, wrapped } from './chain-layout.ts'

const causes: readonly Cause[] = [
  { _id: 'a', projectId: 'p', version: 1, description: 'Growers store beans in damp rooms' },
  { _id: 'b', projectId: 'p', version: 1, description: 'One buyer sets the price' },
]
const link = (id: string, rest: Partial<Link> = {}): Link => ({
  id,
  name: `Activity ${id}`,
  description: '',
  reach: 500,
  outcomes: ['Growers earn more'],
  isChosen: true,
  causes: ['a'],
  measured: [],
  ...rest,
})
const words = { impact: 'Families eat all year', reach: String }
const layout = (links: readonly Link[]) => chainLayout(causes, links, words)

test('lines run from cause to activity, reach, outcome and impact', () => {
  expect(layout([link('1')]).wires.map(({ from, to }) => `${from.column}>${to.column}`)).toEqual([
    'cause>activity',
    'activity>reach',
    'reach>outcome',
    'outcome>impact',
  ])
})

test('an outcome shared by two activities stands once', () => {
  const { boxes, wires } = layout([link('1'), link('2', { causes: ['a', 'b'] })])
  expect(boxes.filter((box) => box.column === 'outcome')).toHaveLength(1)
  expect(wires.filter(({ to }) => to.column === 'outcome')).toHaveLength(2)
  expect(new Set(wires.map(({ id }) => id)).size).toBe(wires.length)
})

test('an activity without reach is joined to its outcomes directly', () => {
  const { wires } = layout([link('1', { reach: null })])
  expect(wires.map(({ from, to }) => `${from.column}>${to.column}`)).toContain('activity>outcome')
})

test('an activity without an outcome stands open', () => {
  const { boxes } = layout([link('1', { outcomes: [] }), link('2')])
  expect(boxes.filter((box) => box.isOpen).map(({ id }) => id)).toEqual(['1'])
})

test('boxes of a column never overlap and stay inside', () => {
  const { boxes, height } = layout([
    link('1'),
    link('2', { name: 'Show airtight storage to village savings groups' }),
    link('3'),
  ])
  const column = boxes.filter((box) => box.column === 'activity')
  for (const [index, box] of column.entries()) {
    const next = column[index + 1]
    if (next) expect(next.y).toBeGreaterThan(box.y + box.height)
  }
  expect(boxes.every((box) => box.x + box.width <= width && box.y + box.height <= height)).toBe(true)
})

test.each([
  ['one two three', 7, 3, ['one two', 'three']],
  ['one two three four', 5, 2, ['one', 'two…']],
  ['unbelievable', 6, 2, ['unbel…']],
])('wraps "%s"', (text, fits, most, lines) => {
  expect(wrapped(text, fits, most)).toEqual(lines)
})
