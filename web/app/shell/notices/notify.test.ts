import { expect, test } from 'vitest'
import { asNotice, failures, isNotifyDetail, notificationBar, tell } from './notify.ts'

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

test('a failure stays until it is closed, in a place of its own, also where everything has the error colour', () => {
  const say = (text: string, tone: 'success' | 'error') =>
    tell(notificationBar, { text, tone }, asNotice({ text, tone }, true), 2000)
  say('Not sent', 'error')
  say('Saved', 'success')
  expect(notificationBar.current()?.text).toBe('Saved')
  expect(failures.all().map(({ text }) => text)).toEqual(['Not sent'])
  notificationBar.close()
})
