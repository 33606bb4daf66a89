import { describe, expect, test } from 'vitest'
import { insert, remove, saved, update, world } from './queue.test-kit.ts'
import { requestOf } from './send-write.ts'
import { recordOf } from './write.ts'

const acts = (writes: ReturnType<typeof world>['server']['received']) =>
  writes.map((write) => `${write.action} ${recordOf(write)}`)

describe('what can be taken back', () => {
  test('is shown as done and not sent; taken back, nothing of it is left', async () => {
    const { queue, server, store } = world()
    const before = queue.state()
    const held = queue.hold(() => void queue.add(remove('pain:p1')))
    expect(acts([...queue.state().written])).toEqual(['delete pain:p1'])
    await queue.flush()
    expect(server.received).toEqual([])
    expect((await store.all('ana')).writes).toEqual([])
    expect(held.takeBack()).toBe(true)
    expect(queue.state().written).toEqual(before.written)
    held.letGo()
    await queue.flush()
    expect(server.received).toEqual([])
  })

  test('is sent when it is let go, once, and then cannot be taken back', async () => {
    const { queue, server } = world()
    const held = queue.hold(() => void queue.add(remove('pain:p1')))
    held.letGo()
    held.letGo()
    await queue.flush()
    expect(acts(server.received)).toEqual(['delete pain:p1'])
    expect(held.takeBack()).toBe(false)
    expect(held.isHeld()).toBe(false)
  })

  test('without a line it waits on the device once it is let go', async () => {
    const { queue, server, store } = world()
    server.open = false
    queue.hold(() => void queue.add(remove('pain:p1'))).letGo()
    await queue.flush()
    expect((await store.all('ana')).writes).toHaveLength(1)
    expect(acts([...queue.state().written])).toEqual(['delete pain:p1'])
  })

  test('is one step: the next one lets it go', async () => {
    const { queue, server } = world()
    const first = queue.hold(() => void queue.add(remove('pain:p1')))
    const second = queue.hold(() => void queue.add(remove('pain:p2')))
    await queue.flush()
    expect(acts(server.received)).toEqual(['delete pain:p1'])
    expect(first.takeBack()).toBe(false)
    expect(second.takeBack()).toBe(true)
  })

  test('a part that was taken out of a record goes before what is written to that record next', async () => {
    const { queue, server } = world()
    const held = queue.hold(() => void queue.add(update('activity:a1', { outcomes: ['b'] })))
    void queue.add(update('goal:g1', { title: 'elsewhere' }))
    expect(held.isHeld()).toBe(true)
    await queue.add(update('activity:a1', { outcomes: ['b', 'c'] }))
    await queue.flush()
    expect(held.isHeld()).toBe(false)
    const last = server.received.findLast(({ kind }) => kind === 'activity')
    expect(last && requestOf(last).variables).toMatchObject({ set: { outcomes: ['b', 'c'] } })
  })

  test('a field of a removed record that is still on its way out neither sends anything nor ends it', async () => {
    const { queue, server } = world()
    const held = queue.hold(() => void queue.add(remove('pain:p1')))
    await queue.add(update('pain:p1', { title: 'half' }))
    await queue.flush()
    expect(server.received).toEqual([])
    expect(held.isHeld()).toBe(true)
  })

  test('a new record that gets its id meanwhile is removed under that id', async () => {
    const { queue, server } = world()
    server.answers = [saved(1, '65f0')]
    void queue.add(insert('pain:new-1', { title: 'Far' }))
    const held = queue.hold(() => void queue.add(remove('pain:new-1')))
    await queue.flush()
    await queue.add(update('pain:65f0', { title: 'half' }))
    held.letGo()
    await queue.flush()
    expect(acts(server.received)).toEqual(['insert pain:new-1', 'delete pain:65f0'])
  })
})
