import { expect, test } from 'vitest'
import type { Gap } from '#domain/plan/messages.ts'
import { bearsKey, type Owns, partsWithGaps, unreadIn } from './part-fields.ts'

const gap = (field: string): Gap => ({ field, message: 'required' })
const keys = ['s1', 's2']

test.each<[string, Gap[], Owns, string[]]>([
  ['nothing is missing', [], bearsKey, []],
  ['the whole step lacks something', [gap('general')], bearsKey, []],
  [
    'the order of the gaps counts',
    [gap('market:s2'), gap('profile:s1'), gap('profile:s2')],
    bearsKey,
    ['s2', 's1'],
  ],
  ['the room knows whose record it is', [gap('pain:9')], (key) => key === 's2', ['s2']],
])('%s', (_fact, gaps, owns, expected) => {
  expect(partsWithGaps(keys, gaps, owns)).toEqual(expected)
})

const on = (fieldId: string, unread: number) => ({ fieldId, unread, total: 5, module: 'two', step: 's' })

test.each([
  ['a', 3],
  ['b', 4],
  ['c', 0],
])('part %s has %i unread messages of its own step', (key, expected) => {
  const counts = [on('two.s.x:a', 1), on('two.s.y:a', 2), on('two.s.x:b', 4), on('two.other.x:a', 8)]
  expect(unreadIn(key, counts, 'two.s.', (one, field) => field.endsWith(`:${one}`))).toBe(expected)
})
