import { expect, test } from 'vitest'
import { createTexts } from './texts.ts'

const texts = createTexts('en', {
  a: { b: 'Hello {{name}}', day_one: '{{count}} day', day_other: '{{count}} days' },
})

test.each([
  ['a.b', { name: '<Ana>' }, 'Hello <Ana>'],
  ['a.b', {}, 'Hello '],
  ['a.day', { count: 1 }, '1 day'],
  ['a.day', { count: 2 }, '2 days'],
  ['a.day', { count: 0 }, '0 days'],
  ['a.none', {}, 'a.none'],
])('%s with %j', (key, values, text) => {
  expect(texts.t(key, values)).toBe(text)
})

test('uses the general form for numbers that have none of their own', () => {
  const spanish = createTexts('es', { day_one: '{{count}} día', day_other: '{{count}} días' })
  expect(spanish.t('day', { count: 1_000_000 })).toBe('1000000 días')
})
