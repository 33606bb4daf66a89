import { placeOf, rememberScroll } from './scroll-places.ts'

export type Address = { readonly pathname: string; readonly searchStr: string; readonly hash: string }

export type Going = {
  /** A path of the application, with its query. */
  readonly href: string
  readonly replace?: boolean
  /** False: the page stays where it is on the screen. */
  readonly resetScroll?: boolean
}

/** What the screen shows of a page when it opens: its start, where it was left, or whatever it shows now. */
export type ScrollTo = 'start' | 'before' | 'here'

/** Opens the page at an address; who goes there can wait until it stands. */
type Open = (address: Address, scroll: ScrollTo) => void | Promise<void>

/** Somebody who would lose something: asked before a page is left. */
export type LeaveGuard = { readonly isOn: () => boolean; readonly ask: (leave: () => void) => void }

type Entry = { readonly key: string; readonly index: number }

let open: Open = () => undefined
let current: Address | null = null
let entry: Entry = { key: '', index: 0 }
/** A step back that this file takes itself, or that was allowed. */
let isPassing = false
const listeners = new Set<() => void>()
const guards = new Set<LeaveGuard>()

export function addressNow(): Address {
  current ??= read()
  return current
}

export function watchAddress(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function guardLeaving(guard: LeaveGuard): () => void {
  guards.add(guard)
  return () => guards.delete(guard)
}

/** From here on the pages of the application follow the address. Gives the first one. */
export function followAddress(opens: Open): Address {
  open = opens
  history.scrollRestoration = 'manual'
  entry = entryIn(history.state) ?? newEntry(0)
  history.replaceState({ ...history.state, ...entry }, '')
  window.addEventListener('popstate', handlePop)
  window.addEventListener('pagehide', () => rememberScroll(entry.key))
  return addressNow()
}

/** Resolves when the page stands there, or when somebody decides to stay. */
export async function navigate(going: Going): Promise<void> {
  const guard = [...guards].find(({ isOn }) => isOn())
  if (guard) guard.ask(() => void go(going))
  else await go(going)
}

async function go({ href, replace = false, resetScroll = true }: Going): Promise<void> {
  rememberScroll(entry.key)
  const url = new URL(href, location.href)
  const isSame = url.href === location.href
  entry = newEntry(replace || isSame ? entry.index : entry.index + 1)
  if (replace || isSame) history.replaceState(entry, '', url)
  else history.pushState(entry, '', url)
  await arrive(resetScroll ? 'start' : 'here')
}

async function handlePop(event: PopStateEvent): Promise<void> {
  const next = entryIn(event.state) ?? newEntry(entry.index + 1)
  const steps = next.index - entry.index
  if (isPassing) {
    isPassing = false
    if (steps === 0) return
  } else {
    const guard = [...guards].find(({ isOn }) => isOn())
    if (guard && steps !== 0) {
      isPassing = true
      history.go(-steps)
      guard.ask(() => {
        isPassing = true
        history.go(steps)
      })
      return
    }
  }
  // A link to a place on the page is an entry that nobody has named yet.
  if (!entryIn(event.state)) history.replaceState(next, '')
  const isOnPage = samePage(read(), addressNow())
  rememberScroll(entry.key)
  entry = next
  if (isOnPage && placeOf(entry.key) === undefined) return become(read())
  await arrive('before')
}

async function arrive(scroll: ScrollTo): Promise<void> {
  become(read())
  await open(addressNow(), scroll)
}

function become(next: Address): void {
  current = next
  for (const listener of listeners) listener()
}

/** Where the screen stood when this entry was left. */
export const scrollBefore = () => placeOf(entry.key)

const samePage = (one: Address, other: Address) =>
  one.pathname === other.pathname && one.searchStr === other.searchStr

const newEntry = (index: number): Entry => ({ key: crypto.randomUUID?.() ?? String(Math.random()), index })

function entryIn(state: unknown): Entry | null {
  const { key, index } = (state ?? {}) as Partial<Entry>
  return typeof key === 'string' && typeof index === 'number' ? { key, index } : null
}

/** Pages that are made on the server stand nowhere. */
function read(): Address {
  const { pathname = '/', search: searchStr = '', hash = '' } = globalThis.location ?? {}
  return { pathname, searchStr, hash }
}
