import { expect, test } from 'vitest'
import { asNotice, isNotifyDetail } from './notify.ts'

test('the module layout shows every notice in the error colour', () => {
  expect(asNotice({ text: 'Saved', tone: 'success' }, true).tone).toBe('error')
  expect(asNotice({ text: 'Saved', tone: 'success' }, false).tone).toBe('success')
  expect(asNotice({ text: 'Hello' }, false).tone).toBe('info')
})

test('an event without a text is not a notice', () => {
  expect([{ text: 'Hello' }, { text: 1 }, {}, null, 'Hello'].map(isNotifyDetail)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})
