import { expect, test, vi } from 'vitest'
import { createKeptMessages } from './kept-messages.ts'

const texts = (messages: ReturnType<typeof createKeptMessages>) => messages.all().map(({ text }) => text)

test('a failure stays, also when other things are said, until it is closed', () => {
  vi.useFakeTimers()
  const failures = createKeptMessages()
  failures.add('The request was not sent.')
  failures.add('The file was not made.')
  vi.advanceTimersByTime(600_000)
  expect(texts(failures)).toEqual(['The request was not sent.', 'The file was not made.'])
  failures.close(failures.all()[0]?.id ?? 0)
  expect(texts(failures)).toEqual(['The file was not made.'])
  vi.useRealTimers()
})

test('the same failure again stands there once, and is said again', () => {
  const failures = createKeptMessages()
  failures.add('Not sent.')
  const before = failures.all()[0]?.id
  failures.add('Not sent.')
  expect(texts(failures)).toEqual(['Not sent.'])
  expect(failures.all()[0]?.id).not.toBe(before)
})
