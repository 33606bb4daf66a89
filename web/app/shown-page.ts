import { type ComponentType, useSyncExternalStore } from 'react'
import { type Address, addressNow, type ScrollTo } from '#web/shared/address/address.ts'
import type { RouteName } from './routes.ts'

/** What stands at an address: a screen, a fault, or nothing. */
export type Page =
  | { readonly kind: 'screen'; readonly name: RouteName; readonly Screen: ComponentType }
  | { readonly kind: 'fault'; readonly error: unknown }
  | { readonly kind: 'nothing' }

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

let shown: Shown = {
  ...{ page: null, turn: 0, scroll: 'before', isPending: true, isLate: false },
  address: addressNow(),
}
const listeners = new Set<() => void>()

export function become(next: Partial<Shown>): void {
  shown = { ...shown, ...next }
  for (const listener of listeners) listener()
}

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useShown<T>(select: (shown: Shown) => T): T {
  const read = () => select(shown)
  return useSyncExternalStore(watch, read, read)
}
