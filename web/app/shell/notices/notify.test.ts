import { afterEach, expect, test } from 'vitest'
import { failures, isNotifyDetail, notificationBar, snackbar, tell } from './notify.ts'

const module = { ms: 2000, alwaysError: true }
const elsewhere = { ms: 3000, alwaysError: false }

afterEach(() => {
  notificationBar.close()
  snackbar.close()
  for (const { id } of failures.all()) failures.close(id)
})

test('where the bar is always in the error colour, a success is green in the snackbar and not in the bar', () => {
  tell({ text: 'Your request is on its way.', tone: 'success' }, module)
  expect(snackbar.current()).toEqual({ text: 'Your request is on its way.', tone: 'success' })
  expect(notificationBar.current()).toBeNull()
  tell({ text: 'Not sent', tone: 'error' }, module)
  expect(notificationBar.current()).toEqual({ text: 'Not sent', tone: 'error' })
})

test('elsewhere the bar has the colour of what it says', () => {
  tell({ text: 'Saved', tone: 'success' }, elsewhere)
  expect(notificationBar.current()?.tone).toBe('success')
  tell({ text: 'Hello' }, elsewhere)
  expect(notificationBar.current()?.tone).toBe('info')
  expect(snackbar.current()).toBeNull()
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

test.each([module, elsewhere])('a failure stays until it is closed, in a place of its own', (bar) => {
  tell({ text: 'Not sent', tone: 'error' }, bar)
  tell({ text: 'Saved', tone: 'success' }, bar)
  expect(failures.all().map(({ text }) => text)).toEqual(['Not sent'])
})
