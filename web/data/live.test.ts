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
const back = vi.fn()
const connection = () =>
  liveConnection('ws://x/graphql', {
    onBack: back,
    open: () => {
      const line = new Line()
      lines.push(line)
      return line as unknown as WebSocket
    },
  })
const observer = () => ({ next: vi.fn(), error: vi.fn(), complete: vi.fn() })

beforeEach(() => {
  lines = []
  back.mockReset()
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

/** The newest line is let in. */
function admit(): Line {
  const line = lines.at(-1)
  if (!line) throw new Error('no line was opened')
  line.onopen?.()
  line.say({ type: 'connection_ack' })
  return line
}

test('what was missed is read when a lost line is back, not when the first one opens', () => {
  const { line } = begin()
  expect(back).not.toHaveBeenCalled()
  line.onclose?.({ code: 1006 })
  vi.advanceTimersByTime(1000)
  expect(back).not.toHaveBeenCalled()
  admit()
  expect(back).toHaveBeenCalledTimes(1)
})

test('a line that was cut silently is noticed and opened again', () => {
  const { line } = begin()
  vi.advanceTimersByTime(25_000)
  expect(line.sent.at(-1)).toEqual({ type: 'ping' })
  vi.advanceTimersByTime(11_000)
  expect(line.readyState).toBe(3)
  expect(lines).toHaveLength(2)
  admit()
  expect(back).toHaveBeenCalledTimes(1)
})

test('a line that answers its pings stays', () => {
  const { line } = begin()
  for (let minute = 0; minute < 10; minute += 1) {
    vi.advanceTimersByTime(25_000)
    line.say({ type: 'pong' })
  }
  expect(lines).toHaveLength(1)
})

test('a line that never lets anybody in is given up', () => {
  connection().subscribe({ query: 'subscription { meChanged { id } }' }, observer())
  vi.advanceTimersByTime(11_000)
  expect(lines).toHaveLength(2)
})

test('waking up asks at once whether the line is alive, and opens a lost one without waiting', () => {
  const { live, line } = begin()
  live.wake()
  expect(line.sent.at(-1)).toEqual({ type: 'ping' })
  vi.advanceTimersByTime(10_000)
  expect(line.readyState).toBe(3)
  live.wake()
  expect(lines).toHaveLength(2)
})

test('a listener whom a server in trouble sent away is put back, later and later', () => {
  const { line, listener } = begin()
  const away = { type: 'error', id: '1', payload: [{ extensions: { code: 'UNAVAILABLE' } }] }
  line.say(away)
  expect(listener.error).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1000)
  expect(admit().sent.at(-1)).toMatchObject({ type: 'subscribe', id: '1' })
  lines.at(-1)?.say(away)
  vi.advanceTimersByTime(999)
  expect(lines).toHaveLength(2)
  vi.advanceTimersByTime(1001)
  expect(lines).toHaveLength(3)
})
