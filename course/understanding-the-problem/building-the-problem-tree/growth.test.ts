import { expect, test } from 'vitest'
import { treeOf } from '#course/understanding-the-problem/shared/cause-tree.ts'
import { boxOf, canGrow, changesOfMove, fits, placesFor, removalOf, textFault } from './growth.ts'
import { words } from './words.ts'

const cause = (
  _id: string,
  causeType: 'main' | 'underlying' | 'effect' | 'consequence',
  parent: string | null = null,
  description = _id,
) => ({ _id, projectId: 'p', version: 1, causeType, parent, description, selected: false })

const tree = treeOf({
  cause: [
    cause('a', 'main'),
    cause('a1', 'underlying', 'a'),
    cause('a2', 'underlying', 'a1'),
    cause('a3', 'underlying', 'a2'),
    cause('a4', 'underlying', 'a3'),
    cause('b', 'main'),
    cause('b1', 'underlying', 'b', 'A1 '),
    cause('e', 'effect'),
    cause('e1', 'consequence', 'e'),
    cause('f', 'effect'),
  ],
})
const box = (id: string) => {
  const found = boxOf(tree, id)
  if (!found) throw new Error(id)
  return found
}

test.each([
  ['', 'required'],
  ['   ', 'required'],
  ['A', 'duplicate'],
  [' b ', 'duplicate'],
  ['e', undefined],
  ['something new', undefined],
])('the text "%s" as a main cause: %s', (text, fault) => {
  expect(textFault(tree, { side: 'cause', parent: null }, text)).toBe(fault)
})

test('a box is not its own duplicate', () => {
  expect(textFault(tree, { side: 'cause', parent: null }, 'a', 'a')).toBeUndefined()
})

test('causes grow to the fifth why, effects to their consequences', () => {
  expect(['a', 'a3', 'a4', 'e', 'e1'].map((id) => canGrow(box(id)))).toEqual([true, true, false, true, false])
})

test.each([
  ['an underlying cause to the trunk', 'a1', 'cause', null, true],
  ['a main cause under another', 'b', 'cause', 'a', true],
  ['to where it already is', 'a1', 'cause', 'a', false],
  ['onto itself', 'a', 'cause', 'a', false],
  ['below itself', 'a', 'cause', 'a3', false],
  ['as deep as five', 'b', 'cause', 'a2', true],
  ['deeper than five with what hangs on it', 'b', 'cause', 'a3', false],
  ['deeper than five', 'b1', 'cause', 'a4', false],
  ['beside the same text', 'b1', 'cause', 'a', false],
  ['an effect under another', 'f', 'effect', 'e', true],
  ['an effect with a consequence under another', 'e', 'effect', 'f', false],
  ['a consequence to the trunk', 'e1', 'effect', null, true],
  ['a cause that is rather an effect', 'b', 'effect', null, true],
  ['a cause that carries too much to be an effect', 'a', 'effect', null, false],
] as const)('moving %s (%s)', (_what, id, side, parent, allowed) => {
  expect(fits(tree, box(id), { side, parent })).toBe(allowed)
})

test('offers the places that fit, its own side first', () => {
  expect(placesFor(tree, box('f'))).toEqual([
    { side: 'effect', parent: 'e' },
    ...[null, 'a', 'a1', 'a2', 'a3', 'b', 'b1'].map((parent) => ({ side: 'cause', parent })),
  ])
})

test.each([
  ['a1', 'cause', null, [['a1', 'main', null]]],
  ['b', 'cause', 'a', [['b', 'underlying', 'a']]],
  ['e1', 'effect', null, [['e1', 'effect', null]]],
  [
    'b',
    'effect',
    null,
    [
      ['b', 'effect', null],
      ['b1', 'consequence', undefined],
    ],
  ],
  [
    'e',
    'cause',
    'b',
    [
      ['e', 'underlying', 'b'],
      ['e1', 'underlying', undefined],
    ],
  ],
] as const)('moving %s to %s %s writes types and parent', (id, side, parent, written) => {
  const changes = changesOfMove(tree, box(id), { side, parent })
  expect(changes.map((one) => [one.id, one.fields.causeType, one.fields.parent])).toEqual(written)
})

test('a cause that becomes an effect is no longer chosen', () => {
  const [own] = changesOfMove(tree, box('a4'), { side: 'effect', parent: null })
  expect(own?.fields.selected).toBe(false)
})

test('removes the deepest first', () => {
  expect(removalOf(box('a')).map(({ id }) => id)).toEqual(['a4', 'a3', 'a2', 'a1', 'a'])
})

test.each([
  [0, 'Remove this box?', '¿Quitar este recuadro?'],
  [1, 'Remove this box and the box that grows from it?', '¿Quitar este recuadro y el que crece de él?'],
  [
    4,
    'Remove this box and the 4 boxes that grow from it?',
    '¿Quitar este recuadro y los 4 que crecen de él?',
  ],
])('what goes with a box is asked for: %i more', (more, en, es) => {
  expect(words.en.removeTitle(more)).toBe(en)
  expect(words.es.removeTitle(more)).toBe(es)
})
