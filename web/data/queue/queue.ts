import { isEqual } from '#domain/plan/equal.ts'
import type { QueueStore } from './store.ts'
import {
  type Answer,
  idOf,
  merged,
  type NewWrite,
  rebased,
  type Settled,
  type Write,
  withRealIds,
} from './write.ts'

type Options = {
  readonly account: string
  readonly store: QueueStore
  readonly send: (write: Write) => Promise<Answer>
  /** Lets one tab of this account send at a time. */
  readonly alone?: <T>(work: () => Promise<T>) => Promise<T>
  readonly now?: () => number
  readonly wait?: (ms: number, again: () => void) => void
}

export type QueueState = { readonly unsent: readonly Write[]; readonly sending: boolean }

const firstWaitMs = 1000
const longestWaitMs = 60_000

/** Keeps every write until the server has answered it, and sends them in order. */
export function createQueue(options: Options) {
  const { account, store, send, alone = (work) => work(), now = Date.now } = options
  const wait = options.wait ?? ((ms, again) => void setTimeout(again, ms))
  const watchers = new Set<() => void>()
  const settledListeners = new Set<(settled: Settled) => void>()
  let state: QueueState = { unsent: [], sending: false }
  let inFlight: Write | null = null
  let running: Promise<boolean> | null = null
  let following: Promise<boolean> | null = null
  let failures = 0
  let lastOrder = 0
  let retryIsSet = false
  /** Temporary ids whose records the server has made: a field on screen may still know the old one. */
  const renamed = new Map<string, string>()
  const first = new Map<string, string>()
  /** Not on disk yet as they are now; a reload must not lose sight of them. */
  const storing = new Set<Write>()
  /** Answered or joined into a later write, though the store may still show them for a moment. */
  const gone = new Set<number>()

  function become(next: Partial<QueueState>): void {
    // What was read again from the store is mostly what stood here: nothing is drawn anew for it.
    const unsent = isEqual(next.unsent, state.unsent) ? state.unsent : next.unsent
    state = { ...state, ...next, ...(unsent && { unsent }) }
    for (const watcher of watchers) watcher()
  }

  async function reload(): Promise<void> {
    const before = lastOrder
    const stored = (await store.all(account)).filter(({ order }) => !gone.has(order))
    const newer = state.unsent.filter((each) => storing.has(each) || each.order > before)
    const rest = stored.filter(({ order }) => !newer.some((each) => each.order === order))
    become({ unsent: [...rest, ...newer].sort(byOrder) })
  }

  async function keep(write: Write): Promise<void> {
    storing.add(write)
    await store.put(write).finally(() => storing.delete(write))
    // Joined or answered meanwhile: nobody may find it here on the next visit.
    if (gone.has(write.order)) await store.remove(write)
  }

  /** Resolves when the write is safe on this device; sending starts at once. */
  async function add(given: NewWrite): Promise<void> {
    const write = withRealIds(given, (id) => renamed.get(id))
    const earlier = state.unsent.findLast(
      (each) => each.record === write.record && each.order !== inFlight?.order,
    )
    // The fraction keeps two tabs that write in the same millisecond apart.
    lastOrder = Math.max(now() + Math.random(), lastOrder + 1, (state.unsent.at(-1)?.order ?? 0) + 1)
    const order = lastOrder
    const fresh: Write = { ...write, order, account, at: now() }
    const joined = earlier && merged(earlier, fresh)
    const stored = joined || fresh
    const rest = joined ? state.unsent.filter((each) => each !== earlier) : state.unsent
    if (joined) gone.add(earlier.order)
    become({ unsent: [...rest, stored] })
    await keep(stored)
    // Another tab may be sending the earlier write right now; the joined one is a write of its own.
    if (joined) await store.remove(earlier)
    void flush()
  }

  /** True when nothing is left to send. A call during a run gets a run of its own afterwards. */
  function flush(): Promise<boolean> {
    if (!running) {
      running = alone(sendAll).finally(() => {
        running = null
      })
      return running
    }
    following ??= running.then(() => {
      following = null
      return flush()
    })
    return following
  }

  async function sendAll(): Promise<boolean> {
    await reload()
    become({ sending: true })
    try {
      for (let next = state.unsent[0]; next; next = state.unsent[0]) {
        inFlight = next
        const answer = await send(next)
        if (answer.kind === 'later') {
          retryLater(answer.afterMs)
          return false
        }
        failures = 0
        await settle(next, answer)
      }
      return true
    } finally {
      inFlight = null
      become({ sending: false })
    }
  }

  function rename(temporary: string, id: string): void {
    renamed.set(temporary, id)
    first.set(id, temporary)
  }

  async function settle(write: Write, answer: Settled['answer']): Promise<void> {
    gone.add(write.order)
    if (write.kind === 'insert' && answer.kind === 'saved' && answer.id) rename(idOf(write.record), answer.id)
    const next = (each: Write) => (answer.kind === 'saved' ? rebased(each, write, answer) : each)
    become({ unsent: state.unsent.filter(({ order }) => order !== write.order).map(next) })
    await store.remove(write)
    // What other tabs have written meanwhile builds on it too.
    await reload()
    const rest = state.unsent
    const moved = rest.map(next)
    become({ unsent: moved })
    await Promise.all(moved.filter((each, index) => each !== rest[index]).map(keep))
    for (const listener of settledListeners) listener({ write, answer })
  }

  function retryLater(afterMs = Math.min(longestWaitMs, firstWaitMs * 2 ** failures)): void {
    if (retryIsSet) return
    retryIsSet = true
    failures += 1
    wait(afterMs, () => {
      retryIsSet = false
      void flush()
    })
  }

  async function discard(): Promise<void> {
    await store.clear(account)
    become({ unsent: [] })
  }

  return {
    add,
    flush,
    discard,
    reload,
    state: () => state,
    /** The real id of a record that was made during this visit, once the server has answered. */
    realId: (temporary: string) => renamed.get(temporary),
    /** The id that a record was first known by during this visit. */
    firstId: (id: string) => first.get(id) ?? id,
    watch: (watcher: () => void) => subscribe(watchers, watcher),
    /** Told once per write when the server has answered: saved, in conflict, or refused. */
    onSettled: (listener: (settled: Settled) => void) => subscribe(settledListeners, listener),
  }
}

export type Queue = ReturnType<typeof createQueue>

const byOrder = (a: Write, b: Write) => a.order - b.order

function subscribe<T>(set: Set<T>, item: T): () => void {
  set.add(item)
  return () => set.delete(item)
}
