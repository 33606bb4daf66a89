import { expect, test } from 'vitest'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { Write } from '#web/data/queue/write.ts'
import { keepingSame, sayingSame, withUnsent } from './overlay.ts'

const data: PlanData = {
  segment: [
    { _id: 's1', projectId: 'p1', version: 3, name: 'Families', profile: { name: 'Rosa', age: [10, 20] } },
  ],
  pain: [{ _id: 'a1', projectId: 'p1', version: 1, title: 'Far away' }],
}

const write = (
  action: Write['action'],
  record: string,
  fields: Record<string, unknown> = {},
  projectId = 'p1',
): Write => {
  const [kind, id = ''] = record.split(':')
  return {
    ...{ order: 1, account: 'ana', at: 0, version: null },
    ...{ action, kind: kind as Write['kind'], id, projectId, fields },
  }
}

test('shows a change at once, merging groups and replacing the rest', () => {
  const after = withUnsent(
    data,
    [write('update', 'segment:s1', { profile: { name: 'Ana' }, role: 'Buyer' })],
    'p1',
  )
  expect(after.segment).toEqual([
    {
      _id: 's1',
      projectId: 'p1',
      version: 3,
      name: 'Families',
      role: 'Buyer',
      profile: { name: 'Ana', age: [10, 20] },
    },
  ])
})

test('shows a new record and takes away a deleted one', () => {
  const unsent = [
    write('insert', 'segment:new-1', { name: 'Schools' }),
    write('update', 'segment:new-1', { role: 'Buyer' }),
    write('delete', 'pain:a1'),
  ]
  const after = withUnsent(data, unsent, 'p1')
  expect(after.segment?.[1]).toMatchObject({ _id: 'new-1', name: 'Schools', role: 'Buyer' })
  expect(after.pain).toEqual([])
})

test('leaves other projects and kinds that are not on the page alone', () => {
  const unsent = [
    write('insert', 'segment:new-1', { name: 'Elsewhere' }, 'p2'),
    write('insert', 'goal:new-2', { title: 'Not here' }),
  ]
  expect(withUnsent(data, unsent, 'p1')).toEqual(data)
})

test('a new record that the server has just confirmed stands there once, with what was written about it since', () => {
  const unsent = [
    write('insert', 'pain:new-1', { title: 'Far away' }),
    write('update', 'pain:new-1', { title: 'Too far away' }),
    write('insert', 'pain:new-2', { title: 'Too dear', parent: 'new-1' }),
  ]
  const realId = (id: string) => (id === 'new-1' ? 'a1' : undefined)
  expect(withUnsent(data, unsent, 'p1', realId).pain).toMatchObject([
    { _id: 'a1', title: 'Too far away' },
    { _id: 'new-2', parent: 'a1' },
  ])
  // Its answer is known a moment before the list holds it.
  expect(withUnsent({ ...data, pain: [] }, unsent, 'p1', realId).pain).toMatchObject([
    { _id: 'new-1', title: 'Too far away' },
    { _id: 'new-2', parent: 'new-1' },
  ])
})

const laid = (before: PlanData | null, sent: PlanData, unsent: readonly Write[]) =>
  keepingSame(before, withUnsent(sent, unsent, 'p1'))

test('without unsent writes, lists and records are those of the answer', () => {
  const plan = laid(null, data, [])
  expect(plan).toEqual(data)
  expect(plan.pain).toBe(data.pain)
  expect(laid(plan, { ...data }, [])).toBe(plan)
})

test('a record with an unsent write is one object, however often it is laid over', () => {
  const unsent = [write('update', 'segment:s1', { name: 'Schools' })]
  const plan = laid(null, data, unsent)
  expect(laid(plan, { ...data }, [...unsent])).toBe(plan)
  const more = laid(plan, data, [...unsent, write('insert', 'segment:new-1', { name: 'Clinics' })])
  expect(more.segment?.[0]).toBe(plan.segment?.[0])
  expect(more.pain).toBe(plan.pain)
})

test('when the server has taken the write, its record is shown', () => {
  const plan = laid(null, data, [write('update', 'segment:s1', { name: 'Schools' })])
  const [segment] = data.segment ?? []
  const saved: PlanData = segment ? { ...data, segment: [{ ...segment, name: 'Schools', version: 4 }] } : {}
  expect(laid(plan, saved, []).segment).toBe(saved.segment)
})

test('a record that the server has taken in is the one of before; other words make it a new one', () => {
  const note = { _id: 'n1', projectId: 'p1', version: 1, value: 'Far away', lastUpdated: '2026-08-24' }
  const before: PlanData = { ...data, input: [note] }
  expect(sayingSame(before, { ...data, input: [{ ...note, version: 2, lastUpdated: '2026-08-25' }] })).toBe(
    before,
  )
  expect(sayingSame(data, { ...data, pain: data.pain?.map((pain) => ({ ...pain, version: 2 })) ?? [] })).toBe(
    data,
  )
  const changed = { ...before, input: [{ ...note, version: 2, value: 'Near' }] }
  const after = sayingSame(before, changed)
  expect(after).toEqual(changed)
  expect(after.segment).toBe(before.segment)
})
