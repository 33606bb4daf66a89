import { describe, expect, test } from 'vitest'
import { insert, remove, update } from './queue.test-kit.ts'
import { added, answered, decided, emptyQueue, nextToSend, type QueueData } from './transitions.ts'
import type { Meaning, Settled, Write } from './write.ts'

const write = (order: number, meaning: Meaning, more: Partial<Write> = {}): Write => ({
  ...meaning,
  ...{ order, account: 'ana', at: 0 },
  ...more,
})
const queueOf = (...writes: Write[]): QueueData => ({ ...emptyQueue, writes })
const first = (data: QueueData) => {
  const [write] = data.writes
  if (!write) throw new Error('The queue is empty')
  return write
}
const refused: Settled = { kind: 'refused', code: 'FORBIDDEN' }
const asked = (data: QueueData, answer: Settled) => answered(data, first(data), answer)
const brief = ({ writes }: QueueData) =>
  writes.map(({ action, id, fields, version, trouble }) => [action, id, fields, version, trouble?.is])

describe('a second first answer', () => {
  const mine = queueOf(write(1, insert('input:new-1', { key: 'who', parent: null, value: 'mine' })))
  const theirs = (value: string | null) => ({ _id: 'i1', version: 3, key: 'who', value })

  test('that says something else becomes a question with both', () => {
    const data = asked(mine, { kind: 'conflict', current: theirs('theirs') })
    expect(brief(data)).toEqual([['update', 'i1', { value: 'mine' }, 3, 'clash']])
    expect(data.realIds).toEqual({ 'new-1': 'i1' })
  })

  test('beside an empty one becomes a change of it', () => {
    const data = asked(mine, { kind: 'conflict', current: theirs(null) })
    expect(brief(data)).toEqual([['update', 'i1', { value: 'mine' }, 3, undefined]])
  })

  test('that says the same is saved', () => {
    expect(asked(mine, { kind: 'conflict', current: theirs('mine') }).writes).toEqual([])
  })
})

describe('a clash', () => {
  const typed = queueOf(write(1, update('input:i1', { value: 'mine' })))
  const current = { _id: 'i1', version: 3, value: 'theirs' }
  const clash = asked(typed, { kind: 'conflict', current })

  test('takes in what is typed on, and still asks', () => {
    const data = added(clash, write(2, update('input:i1', { value: 'mine too' })), null)
    expect(brief(data)).toEqual([['update', 'i1', { value: 'mine too' }, 3, 'clash']])
    expect(nextToSend(data)).toBeUndefined()
  })

  test('with words that this device itself has sent without an answer is none', () => {
    const sent = queueOf(
      write(1, update('input:i1', { value: 'mine' }), { sentBefore: [{ value: 'theirs' }] }),
    )
    expect(brief(asked(sent, { kind: 'conflict', current }))).toEqual([
      ['update', 'i1', { value: 'mine' }, 3, undefined],
    ])
  })

  test('keeps groups apart by what was named in them', () => {
    const data = queueOf(write(1, update('segment:s1', { profile: { name: 'Ana' } })))
    const there = { _id: 's1', version: 3, profile: { name: 'Eva', city: 'Puno' } }
    const decision = decided(asked(data, { kind: 'conflict', current: there }), 1, 'theirs', 2)
    expect(decision.writes.at(-1)).toMatchObject({ fields: { profile: { name: 'Eva' } }, isApart: true })
  })
})

describe('a refusal', () => {
  test('of a new record holds back what hangs on it, and nothing else', () => {
    const data = asked(
      queueOf(
        write(1, insert('cause:new-1', { description: 'a' })),
        write(2, insert('cause:new-2', { description: 'b', parent: 'new-1' })),
        write(3, update('input:i1', { value: 'c' })),
      ),
      refused,
    )
    expect(nextToSend(data)?.order).toBe(3)
    expect(decided(data, 1, 'discard', 9).writes.map(({ order }) => order)).toEqual([3])
    expect(nextToSend(decided(data, 1, 'again', 9))?.order).toBe(1)
  })

  test('is tried again as soon as the text was written anew', () => {
    const data = asked(queueOf(write(1, insert('cause:new-1', { description: 'ba\u0000d' }))), refused)
    const anew = added(data, write(2, update('cause:new-1', { description: 'good' }, null)), null)
    expect(brief(anew)).toEqual([['insert', 'new-1', { description: 'good' }, null, undefined]])
  })

  test('of a deletion leaves the record in its place, and it can be written on', () => {
    const removed = added(emptyQueue, write(1, remove('cause:c1')), null)
    const data = asked(removed, refused)
    expect(brief(data)).toEqual([['delete', 'c1', {}, null, 'refused']])
    expect(added(data, write(2, update('cause:c1', { description: 'a' })), null).writes).toHaveLength(2)
  })
})

describe('a removed record', () => {
  test('that somebody else removed first is gone, without a word', () => {
    const data = asked(queueOf(write(1, remove('cause:c1'))), { kind: 'refused', code: 'NOT_FOUND' })
    expect(data.writes).toEqual([])
  })

  test('hears nothing of a field that is still on its way out', () => {
    const data = added(emptyQueue, write(1, remove('cause:c1')), null)
    expect(added(data, write(2, update('cause:c1', { description: 'a' })), null)).toBe(data)
  })

  test('that was never made takes its refused text with it, and what hung on it', () => {
    const data = asked(
      queueOf(write(1, insert('cause:new-1', {})), write(2, insert('cause:new-2', { parent: 'new-1' }))),
      refused,
    )
    expect(added(data, write(3, remove('cause:new-1')), null).writes).toEqual([])
  })
})

test('a save that another tab made is built upon, and is no clash', () => {
  const data: QueueData = {
    ...queueOf(write(1, update('input:i1', { value: 'abc' }))),
    ownVersions: { 'input:i1': 5 },
  }
  const current = { _id: 'i1', version: 5, value: 'ab' }
  expect(brief(asked(data, { kind: 'conflict', current }))).toEqual([
    ['update', 'i1', { value: 'abc' }, 5, undefined],
  ])
  expect(added(data, write(2, update('input:i1', { value: 'abcd' }, 2)), 1).writes[1]?.version).toBe(5)
})
