import { useSyncExternalStore } from 'react'
import {
  type Address,
  addressNow,
  followAddress,
  navigate,
  type ScrollTo,
} from '#web/shared/address/address.ts'
import { type Found, type Page, pageAt } from './open-page.ts'

export type Shown = {
  /** Null until the first page stands. */
  readonly page: Page | null
  readonly address: Address
  /** Counts the pages that were opened. */
  readonly turn: number
  readonly scroll: ScrollTo
  readonly isPending: boolean
  /** It takes so long that the page before it goes. */
  readonly isLate: boolean
}

const lateMs = 1000
/** What is shown meanwhile is not taken away again at once. */
const leastLateMs = 500

let shown: Shown = {
  ...{ page: null, turn: 0, scroll: 'before', isPending: true, isLate: false },
  address: addressNow(),
}
const listeners = new Set<() => void>()
let newest = 0

function become(next: Partial<Shown>): void {
  shown = { ...shown, ...next }
  for (const listener of listeners) listener()
}

/** Opens the page that the address names, and from then on every one that it names. */
export function openFirstPage(): Promise<void> {
  return Promise.resolve(open(followAddress(open), 'before'))
}

/** The guards decide again, and what could not be shown is tried again. */
export const openAgain = () => void open(addressNow(), 'here')

function open(address: Address, scroll: ScrollTo): void | Promise<void> {
  newest += 1
  const found = pageAt(address)
  return found instanceof Promise ? wait(found, address, scroll) : show(found, address, scroll)
}

async function wait(finding: Promise<Found>, address: Address, scroll: ScrollTo): Promise<void> {
  const turn = newest
  let lateAt = 0
  become({ isPending: true })
  const timer = setTimeout(() => {
    lateAt = performance.now()
    if (turn === newest) become({ isLate: true })
  }, lateMs)
  const found = await finding
  clearTimeout(timer)
  const restMs = lateAt && leastLateMs - (performance.now() - lateAt)
  if (restMs > 0) await new Promise((resolve) => setTimeout(resolve, restMs))
  // Somebody has gone somewhere else meanwhile.
  if (turn === newest) await show(found, address, scroll)
}

function show(found: Found, address: Address, scroll: ScrollTo): void | Promise<void> {
  if (found.kind === 'elsewhere') return navigate({ href: found.href, replace: true })
  if (found.kind === 'document') return window.location.replace(found.href)
  become({ page: found, address, scroll, turn: newest, isPending: false, isLate: false })
}

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useShown<T>(select: (shown: Shown) => T): T {
  const read = () => select(shown)
  return useSyncExternalStore(watch, read, read)
}
