import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSaveVoice, waitMs } from './save-voice.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function voice() {
  const said: string[] = []
  const { become } = createSaveVoice((what) => said.push(what))
  become('saved')
  return { said, become }
}

test('whoever writes for a long time hears "saved" once, not at every pause', () => {
  const { said, become } = voice()
  expect(said).toEqual([])
  for (let pause = 0; pause < 20; pause += 1) {
    become('saving')
    become('saved')
  }
  expect(said).toEqual(['saved'])
})

test('what cannot be sent is heard after a while, once, and once more when it is saved', () => {
  const { said, become } = voice()
  become('queued')
  vi.advanceTimersByTime(waitMs - 1)
  expect(said).toEqual([])
  vi.advanceTimersByTime(1)
  expect(said).toEqual(['unsent'])
  for (let attempt = 0; attempt < 5; attempt += 1) {
    become('saving')
    become('queued')
    vi.advanceTimersByTime(waitMs * 2)
  }
  expect(said).toEqual(['unsent'])
  become('saved')
  become('saving')
  become('saved')
  expect(said).toEqual(['unsent', 'saved'])
})

test('a line that is away for a moment is not heard', () => {
  const { said, become } = voice()
  become('queued')
  vi.advanceTimersByTime(waitMs - 1)
  become('saving')
  vi.advanceTimersByTime(waitMs)
  become('saved')
  expect(said).toEqual(['saved'])
})

test('a page that is only read says nothing', () => {
  const { said } = voice()
  vi.advanceTimersByTime(waitMs * 10)
  expect(said).toEqual([])
})
