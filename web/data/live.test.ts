import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { liveConnection } from './live.ts'

class Line {
  readyState = 1
  sent: { type: string; id?: string }[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {
    this.readyState = 3
  }
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

let lines: Line[] = []
const connection = () =>
  liveConnection('ws://x/graphql', () => {
    const line = new Line()
    lines.push(line)
    return line as unknown as WebSocket
  })
const observer = () => ({ next: vi.fn(), error: vi.fn(), complete: vi.fn() })

beforeEach(() => {
  lines = []
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function begin() {
  const listener = observer()
  const live = connection()
  const leave = live.subscribe({ query: 'subscription { meChanged { id } }' }, listener)
  const [line] = lines
  if (!line) throw new Error('no line was opened')
  line.onopen?.()
  line.say({ type: 'connection_ack' })
  return { live, line, listener, leave }
}

test('a listener hears what the server sends', () => {
  const { line, listener } = begin()
  expect(line.sent.map(({ type }) => type)).toEqual(['connection_init', 'subscribe'])
  line.say({ type: 'next', id: '1', payload: { data: { meChanged: { id: 'a' } } } })
  expect(listener.next).toHaveBeenCalledWith({ data: { meChanged: { id: 'a' } } })
})

test('a ping is answered', () => {
  const { line } = begin()
  line.say({ type: 'ping' })
  expect(line.sent.at(-1)).toEqual({ type: 'pong' })
})

test('a lost line is opened again and the listener is put back', () => {
  const { line } = begin()
  line.onclose?.({ code: 1006 })
  vi.advanceTimersByTime(1000)
  const second = lines[1]
  second?.onopen?.()
  second?.say({ type: 'connection_ack' })
  expect(second?.sent.map(({ type }) => type)).toEqual(['connection_init', 'subscribe'])
})

test('a refused line stays closed', () => {
  const { line } = begin()
  line.onclose?.({ code: 4401 })
  vi.advanceTimersByTime(120_000)
  expect(lines).toHaveLength(1)
})

test('the line closes when the last listener leaves', () => {
  const { line, leave } = begin()
  leave()
  expect(line.sent.at(-1)).toMatchObject({ type: 'complete' })
  expect(line.readyState).toBe(3)
})
