import { expect, test } from 'vitest'
import { type Box, treeOf } from './cause-tree.ts'
import { layoutOf, placeAt } from './tree-layout.ts'

const causes = [
  ['a', 'main', null],
  ['a1', 'underlying', 'a'],
  ['a2', 'underlying', 'a1'],
  ['b', 'main', null],
  ['c', 'main', null],
  ['e', 'effect', null],
  ['e1', 'consequence', 'e'],
] as const
const plan = {
  cause: causes.map(([_id, causeType, parent]) => ({
    _id,
    projectId: 'p',
    version: 1,
    causeType,
    parent,
    description: _id,
    selected: false,
  })),
}
const tree = treeOf(plan)
const heights = { trunk: 60, box: ({ id }: Box) => 30 + 10 * id.length }
const layout = layoutOf(tree, heights)

test.each([
  ['as it stands', null],
  ['with a question at a root', { side: 'cause', parent: 'a' }],
  ['with a question at a branch', { side: 'effect', parent: 'e' }],
  ['with a question below the trunk', { side: 'cause', parent: null }],
  ['with a question above the trunk', { side: 'effect', parent: null }],
] as const)('%s no two boxes touch, and all lie inside the picture', (_what, place) => {
  const layout = layoutOf(tree, heights, { slot: place && { place, width: 200, height: 150 } })
  expect(layout.slot === null).toBe(place === null)
  const rects = [layout.trunk, ...layout.boxes, ...(layout.slot ? [layout.slot] : [])]
  for (const one of rects) {
    expect(one.x).toBeGreaterThanOrEqual(0)
    expect(one.y).toBeGreaterThanOrEqual(0)
    expect(one.x + one.width).toBeLessThanOrEqual(layout.width)
    expect(one.y + one.height).toBeLessThanOrEqual(layout.height)
    for (const other of rects) {
      if (one === other) continue
      const apart =
        one.x + one.width <= other.x ||
        other.x + other.width <= one.x ||
        one.y + one.height <= other.y ||
        other.y + other.height <= one.y
      expect(apart).toBe(true)
    }
  }
})

test('roots stand below the trunk, branches above', () => {
  for (const { box, y } of layout.boxes) expect(y > layout.trunk.y).toBe(box.side === 'cause')
})

test('finds the place under a point', () => {
  const { trunk, boxes } = layout
  const x = trunk.x + 5
  expect(placeAt(layout, x, trunk.y + trunk.height - 2)).toEqual({ side: 'cause', parent: null })
  expect(placeAt(layout, x, trunk.y + 2)).toEqual({ side: 'effect', parent: null })
  expect(boxes.map((one) => placeAt(layout, one.x + 1, one.y + 1)?.parent)).toEqual(
    boxes.map(({ box }) => box.id),
  )
  expect(placeAt(layout, -1, -1)).toBeNull()
})

test('a tree without causes is its trunk', () => {
  const bare = layoutOf(treeOf({}), heights)
  expect(bare.boxes).toEqual([])
  expect(bare.trunk).toMatchObject({ height: 60, x: (bare.width - bare.trunk.width) / 2 })
})
