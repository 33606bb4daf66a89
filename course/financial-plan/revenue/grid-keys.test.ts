import { expect, test } from 'vitest'
import { type Action, actionOf, type Mode } from './grid-keys.ts'

const pressed = (keys: string) => {
  const parts = keys.split('+')
  return { key: parts.at(-1) ?? '', shift: parts.includes('Shift'), control: parts.includes('Control') }
}
const far = Number.POSITIVE_INFINITY

test.each<[string, Mode, Action | null]>([
  ['ArrowRight', 'ready', { kind: 'move', by: { down: 0, along: 1 } }],
  ['ArrowRight', 'typing', { kind: 'move', by: { down: 0, along: 1 } }],
  ['ArrowRight', 'editing', null],
  ['Home', 'editing', null],
  ['ArrowDown', 'editing', { kind: 'move', by: { down: 1, along: 0 } }],
  ['Shift+ArrowDown', 'ready', { kind: 'extend', by: { down: 1, along: 0 } }],
  ['Control+ArrowLeft', 'ready', { kind: 'move', by: { down: 0, along: -far } }],
  ['Control+Shift+ArrowDown', 'ready', { kind: 'extend', by: { down: far, along: 0 } }],
  ['End', 'ready', { kind: 'move', by: { down: 0, along: far } }],
  ['Control+End', 'ready', { kind: 'move', by: { down: far, along: far } }],
  ['Control+Home', 'ready', { kind: 'move', by: { down: -far, along: -far } }],
  ['Tab', 'typing', { kind: 'next', along: 'row', by: 1 }],
  ['Shift+Tab', 'ready', { kind: 'next', along: 'row', by: -1 }],
  ['Enter', 'editing', { kind: 'next', along: 'column', by: 1 }],
  ['Shift+Enter', 'ready', { kind: 'next', along: 'column', by: -1 }],
  ['F2', 'ready', { kind: 'edit' }],
  ['Escape', 'typing', { kind: 'take back' }],
  ['Delete', 'ready', { kind: 'clear' }],
  ['Backspace', 'typing', null],
  ['Control+z', 'ready', { kind: 'undo' }],
  ['Control+z', 'typing', null],
  ['Control+Shift+Z', 'ready', { kind: 'redo' }],
  ['Control+y', 'ready', { kind: 'redo' }],
  ['Control+Shift+d', 'ready', null],
  ['Control+d', 'ready', { kind: 'fill down' }],
  ['Control+r', 'ready', { kind: 'fill right' }],
  ['Control+a', 'ready', { kind: 'select all' }],
  ['Control+c', 'ready', null],
  ['7', 'ready', null],
])('%s while %s', (keys, mode, expected) => {
  expect(actionOf(pressed(keys), mode)).toEqual(expected)
})
