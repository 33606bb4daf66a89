import { expect, test } from 'vitest'
import { keptIn } from './device.ts'

const forbidden = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
const full = {
  length: 1,
  key: () => 'old',
  getItem: (key: string) => (key === 'old' ? 'as before' : null),
  setItem: () => {
    throw new DOMException('No room', 'QuotaExceededError')
  },
  removeItem: () => {},
} as unknown as Storage

test.each([
  ['forbids its store', forbidden],
  ['has no store', () => undefined as unknown as Storage],
  ['has no room left', () => full],
])('a browser that %s remembers until the page is closed, and says so', (_what, storage) => {
  const kept = keptIn(storage)
  expect(kept.set('colour', 'green')).toBe(false)
  expect(kept.get('colour')).toBe('green')
  expect(kept.keys()).toContain('colour')
  kept.remove('colour')
  expect(kept.get('colour')).toBe(null)
})

test('what could not be replaced is not taken for the new', () => {
  const kept = keptIn(() => full)
  expect(kept.get('old')).toBe('as before')
  kept.set('old', 'new')
  expect(kept.get('old')).toBe('new')
})
