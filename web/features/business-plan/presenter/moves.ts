export type Move = 'next' | 'previous' | 'first' | 'last'

const keys: Readonly<Record<string, Move>> = {
  ArrowRight: 'next',
  ArrowDown: 'next',
  PageDown: 'next',
  ' ': 'next',
  ArrowLeft: 'previous',
  ArrowUp: 'previous',
  PageUp: 'previous',
  Home: 'first',
  End: 'last',
}

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** What a key asks for; with another key held it is the browser's. On a button, Space presses that button. */
export function moveOfKey(pressed: Pressed, isOnButton: boolean): Move | null {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = pressed
  if (altKey || ctrlKey || metaKey || shiftKey || (isOnButton && key === ' ')) return null
  return keys[key] ?? null
}

export function moved(at: number, all: number, move: Move): number {
  const last = Math.max(0, all - 1)
  const to = { next: at + 1, previous: at - 1, first: 0, last }[move]
  return Math.min(last, Math.max(0, to))
}

type Point = { readonly x: number; readonly y: number }

// Pixels; a finger that rests still moves a little.
const swipe = 40

/** A swipe to the left or a tap at the right leads on; whoever scrolls leads nowhere. */
export function moveOfTouch(from: Point, to: Point, width: number): Move | null {
  const [across, down] = [to.x - from.x, to.y - from.y]
  if (Math.abs(across) >= swipe && Math.abs(across) > Math.abs(down)) return across < 0 ? 'next' : 'previous'
  if (Math.abs(across) >= swipe || Math.abs(down) >= swipe / 2) return null
  return to.x >= width / 2 ? 'next' : 'previous'
}
