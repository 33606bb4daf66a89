import { expect, test } from 'vitest'
import { gapRulesOf } from '#course/contract/gaps.ts'
import { modulesWithRooms } from '#course/rooms.ts'
import { planOf } from './plan-of.ts'

const exercises = modulesWithRooms.flatMap((module) =>
  module.rooms
    .filter(({ gaps }) => gaps)
    .map((room) => ({ module, room, name: `${module.slug}/${room.slug}` })),
)

test.each(exercises)('$name is complete in a full plan and in no other', ({ module, room }) => {
  const missing = (extent: 'empty' | 'half' | 'full') =>
    gapRulesOf(module)[room.slug]?.(planOf(module, room, extent)).length ?? 0
  expect(missing('empty')).toBeGreaterThan(0)
  // What only follows from other steps has no half of its own.
  if (room.type !== 'result') expect(missing('half')).toBeGreaterThan(0)
  expect(missing('full')).toBe(0)
})

test('half a plan holds less than a full one, and nothing that hangs on what is not there', () => {
  for (const { module, room } of exercises) {
    const [half, full] = [planOf(module, room, 'half'), planOf(module, room, 'full')]
    expect(JSON.stringify(half).length).toBeLessThan(JSON.stringify(full).length)
    const records = Object.values(half).flat()
    const ids = new Set(records.map(({ _id }) => _id))
    const parents = records.flatMap((record) => ('parent' in record && record.parent ? [record.parent] : []))
    expect(parents.filter((parent) => !ids.has(parent))).toEqual([])
  }
})
