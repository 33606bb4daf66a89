import type { KeyboardEvent } from 'react'

const places = {
  ArrowDown: (at: number) => at + 1,
  ArrowUp: (at: number) => at - 1,
  Home: () => 0,
  End: (_: number, last: number) => last,
} as const

/** Where a key leads from one row of many; null where the key means something else. */
export function rowAt(key: string, at: number, count: number): number | null {
  if (!Object.hasOwn(places, key) || at < 0) return null
  const place = places[key as keyof typeof places](at, count - 1)
  return place >= 0 && place < count ? place : null
}

/** Arrows, Home and End lead from row to row, from a link to a link and from a tick to a tick. */
export function handleRowKeys(event: KeyboardEvent<HTMLElement>): void {
  const control = event.target instanceof HTMLElement ? event.target.closest('[data-row-control]') : null
  const kind = control?.getAttribute('data-row-control')
  if (!control || !kind) return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(`[data-row-control="${kind}"]`)]
  const place = rowAt(event.key, all.indexOf(control as HTMLElement), all.length)
  if (place === null) return
  event.preventDefault()
  all[place]?.focus()
}
