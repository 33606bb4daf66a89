import { expect, test } from 'vitest'
import { answer, business, type FieldSpec, of, placed } from './field.ts'
import { defineRoom } from './room.ts'
import { isThreadOf, threadOf } from './threads.ts'

const item = { _id: 'r1', parent: 'p1' }

test.each<[string, FieldSpec, string]>([
  ['an answer by its name', answer(), 'who'],
  ['an answer of a cause under the cause', answer({ per: 'cause' }), 'cause:p1'],
  ['one told apart by its cause', answer({ per: 'cause', comments: 'verdict:{causeId}' }), 'verdict:p1'],
  ['each of many answers', answer({ isMany: true, per: 'question' }), 'who:r1'],
  ['many answers in one thread', answer({ isMany: true, comments: 'how' }), 'how'],
  [
    'what hangs on an answer of another step',
    answer({ per: 'input', comments: 'stakeholder:{_id}' }),
    'stakeholder:p1',
  ],
  ['a record by its kind', of('cause'), 'cause:r1'],
  ['a part of a record', of('segment', { comments: 'profile:{segmentId}' }), 'profile:r1'],
  ['a property of the business', business(), 'who'],
  ['what nobody can comment on alone', answer({ comments: false }), 'general'],
  [
    'what needs an id that the record does not carry',
    of('segment', { comments: 'match:{segmentId}:{offeringId}' }),
    'general',
  ],
])('%s', (_, spec, thread) => {
  expect(threadOf(placed('who', spec), item)).toBe(thread)
})

test('an answer about a pair is talked about under the pair: its key carries the offering', () => {
  const field = placed('relation', answer({ per: 'segment', comments: 'pair:{segmentId}:{offeringId}' }))
  expect(threadOf(field, { _id: 'r1', parent: 's1', key: 'relation:o1' })).toBe('pair:s1:o1')
  expect(threadOf(field, { _id: 'r1', parent: 's1', key: 'relation' })).toBe('general')
})

test('a name is a thread where the room declares one like it', () => {
  const identity = { id: '1', slug: 'step', type: 'exercise', component: 'Step' } as const
  const room = defineRoom({ ...identity, fields: { who: answer(), text: of('cause') } })
  const names = ['general', 'who', 'cause:r1', 'cause:', 'cause:r1:r2', 'whom', 'cause', '']
  expect(names.filter((name) => isThreadOf(room, name))).toEqual(['general', 'who', 'cause:r1'])
})
