import { expect, test } from 'vitest'
import type { Cause } from '#course/understanding-the-problem/shared/interview.ts'
import { smallTree } from './tree-layout.ts'

const cause = (
  _id: string,
  causeType: NonNullable<Cause['causeType']>,
  parent: string | null = null,
): Cause => ({
  _id,
  projectId: 'p',
  version: 1,
  causeType,
  parent,
})

test('a tree without causes is its trunk', () => {
  const tree = smallTree([])
  expect(tree.dots).toEqual([])
  expect(tree.trunk).toMatchObject({ x: tree.width / 2, y: tree.height / 2 })
})

test('causes hang below the trunk, effects stand above it, and parents in the middle of their children', () => {
  const tree = smallTree([
    cause('m', 'main'),
    cause('u1', 'underlying', 'm'),
    cause('u2', 'underlying', 'm'),
    cause('e', 'effect'),
    cause('k', 'consequence', 'e'),
  ])
  const at = (id: string) => tree.dots.find((dot) => dot.id === id) ?? tree.trunk
  expect(at('m').x).toBe((at('u1').x + at('u2').x) / 2)
  expect([at('k').y, at('e').y, tree.trunk.y, at('m').y, at('u1').y]).toEqual(
    [at('k').y, at('e').y, tree.trunk.y, at('m').y, at('u1').y].toSorted((a, b) => a - b),
  )
  expect(tree.branches).toHaveLength(5)
  expect(tree.dots.every((dot) => dot.x > 0 && dot.x < tree.width && dot.y > 0 && dot.y < tree.height)).toBe(
    true,
  )
})

test('a cause whose parent is gone hangs on the trunk', () => {
  const tree = smallTree([cause('u', 'underlying', 'gone')])
  expect(tree.branches).toEqual([{ from: tree.trunk, to: expect.objectContaining({ id: 'u' }) }])
})

test('causes that hang in a circle are still in the picture', () => {
  const tree = smallTree([cause('a', 'underlying', 'b'), cause('b', 'underlying', 'a'), cause('m', 'main')])
  expect(tree.dots.map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'm'])
})
