import { isEqual } from '#domain/plan/equal.ts'
import { within } from '#web/data/within.ts'
import type { QueueStore } from './store.ts'
import {
  added,
  answered,
  built,
  type Decision,
  decided,
  emptyQueue,
  nextToSend,
  type QueueData,
  unsure,
  upToDate,
} from './transitions.ts'
import { type Answer, type Meaning, recordOf, type Settled, type Write } from './write.ts'

/** What the tabs of one person tell each other: something was answered or decided, and what came of it. */
export type News = {
  readonly kind: Write['kind']
  readonly id: string
  readonly realId: string | null
  readonly version: number | null
}

type Options = {
  readonly account: string
  readonly store: QueueStore
  readonly send: (write: Write) => Promise<Answer>
  /** Lets one tab of this account send at a time. */
  readonly alone?: <T>(work: () => Promise<T>) => Promise<T>
  readonly tellOthers?: (news: News) => void
  readonly now?: () => number
  readonly wait?: (ms: number, again: () => void) => void
  readonly patienceMs?: number
}

export type QueueState = {
  /** Everything that the server has not confirmed, also what waits for a decision. */
  readonly unsent: readonly Write[]
  /** The same with what may still be taken back: the plan as the person sees it. */
  readonly written: readonly Write[]
  readonly sending: boolean
  /** Some of it is in this page alone: the browser would not keep it. */
  readonly unkept: boolean
}

/** Something that is shown as done and not sent yet. Whatever comes next to the same record lets it go. */
export type Held = {
  readonly isHeld: () => boolean
  readonly letGo: () => void
  /** As if it had never been done. False where it has been let go. */
  readonly takeBack: () => boolean
}

const firstWaitMs = 1000
const longestWaitMs = 60_000
/** So many writes may be unanswerable for the moment before the others wait too. */
const mostSkipped = 3

/** Keeps every write until the server has taken it or the person has decided about it, and sends them in order. */
export function createQueue(options: Options) {
  const { account, store, send, alone = (work) => work(), now = Date.now, patienceMs = 30_000 } = options
  const { tellOthers = () => {}, wait = (ms, again) => void setTimeout(again, ms) } = options
  const watchers = new Set<() => void>()
  const namers = new Set<(temporary: string, id: string) => void>()
  const removers = new Set<(id: string) => void>()
  let data: QueueData = emptyQueue
  let state: QueueState = { unsent: [], written: [], sending: false, unkept: false }
  let inFlight: number | null = null
  /** While this tab has its turn. Only then it may rewrite what stands in the store, which others may just have sent. */
  let isAlone = false
  let running: Promise<boolean> | null = null
  let following: Promise<boolean> | null = null
  let failures = 0
  let lastOrder = 0
  let retryIsSet = false
  let reading: Promise<void> = Promise.resolve()
  /** The ids that records were first known by during this visit. */
  const firstIds = new Map<string, string>()
  /** Not in the store yet as they are now; reading it must not lose sight of them. */
  const storing = new Set<Write>()
  /** Those that the store would not take. */
  const unkept = new Set<number>()
  /** Shown as done, to be taken back or let go. */
  let held: readonly Write[] = []
  let collecting: Write[] | null = null
  /** Answered, decided or joined, though the store may still show them for a moment. */
  const gone = new Set<number>()

  function show(next: Partial<QueueState> = {}): void {
    // What was read again from the store is mostly what stood here: nothing is drawn anew for it.
    const unsent = isEqual(data.writes, state.unsent) ? state.unsent : data.writes
    const all = held.length === 0 ? unsent : [...unsent, ...held]
    const written = isEqual(all, state.written) ? state.written : all
    const isUnkept = unsent.some(({ order }) => unkept.has(order))
    const sending = next.sending ?? state.sending
    const isSameWork = unsent === state.unsent && written === state.written
    if (isSameWork && isUnkept === state.unkept && sending === state.sending) return
    state = { unsent, written, unkept: isUnkept, sending }
    for (const watcher of watchers) watcher()
  }

  /** The new state on the screen at once, and in the store as soon as that takes it. */
  function become(next: QueueData): Promise<unknown> {
    const before = data.writes
    see(next)
    const left = before.filter(({ order }) => !next.writes.some((write) => write.order === order))
    for (const { order } of left) gone.add(order)
    const fresh = next.writes.filter((write) => !before.includes(write))
    const stored = [...fresh.map(keep), ...left.map(forget)]
    show()
    return Promise.all(stored)
  }

  /** The new state on the screen alone. */
  function see(next: QueueData): void {
    data = next
    for (const [temporary, id] of Object.entries(next.realIds)) name(temporary, id)
  }

  function name(temporary: string, id: string): void {
    if (firstIds.get(id) === temporary) return
    firstIds.set(id, temporary)
    for (const namer of namers) namer(temporary, id)
  }

  async function keep(write: Write): Promise<void> {
    storing.add(write)
    try {
      await store.put(write)
      unkept.delete(write.order)
    } catch {
      unkept.add(write.order)
    }
    storing.delete(write)
    // Joined or answered meanwhile: nobody may find it here on the next visit.
    if (gone.has(write.order)) await forget(write)
    show()
  }

  // One that cannot be taken away is sent once more on the next visit, which changes nothing.
  const forget = (write: Write) => store.remove(write).catch(() => undefined)

  /** Takes in what other tabs have stored or settled. One look at a time: an older one never comes after a newer one. */
  function reload(): Promise<void> {
    reading = reading.then(readStore, readStore)
    return reading
  }

  async function readStore(): Promise<void> {
    const hasItsTurn = isAlone
    const wereHere = new Set(data.writes.map(({ order }) => order))
    const wereOnTheirWay = new Set([...storing].map(({ order }) => order))
    const { writes: stored, isWhole } = await store.all(account)
    // What came since, or was not in the store yet, is not missing from it.
    const isOurs = (write: Write) =>
      !isWhole ||
      !wereHere.has(write.order) ||
      wereOnTheirWay.has(write.order) ||
      storing.has(write) ||
      unkept.has(write.order)
    const ours = data.writes.filter(isOurs)
    const theirs = stored.filter(
      ({ order }) => !gone.has(order) && !ours.some((write) => write.order === order),
    )
    const known = new Map(data.writes.map((write) => [write.order, write]))
    const writes = [...theirs, ...ours]
      .map((write) => {
        const current = known.get(write.order)
        return current && isEqual(current, write) ? current : write
      })
      .sort((a, b) => a.order - b.order)
    data = { ...data, writes }
    const next = { ...data, writes: writes.map((write) => upToDate(data, write)) }
    if (hasItsTurn) await become(next)
    else see(next)
    show()
  }

  function nextOrder(): number {
    // The fraction keeps two tabs that write in the same millisecond apart.
    lastOrder = Math.max(now() + Math.random(), lastOrder + 1, (data.writes.at(-1)?.order ?? 0) + 1)
    return lastOrder
  }

  /** Resolves when the write is safe on this device, or known not to be; sending does not wait for that. */
  async function add(given: Meaning): Promise<void> {
    const write = { ...given, order: nextOrder(), account, at: now() }
    if (collecting) return void collecting.push(write)
    const nameOf = (one: Write) => recordOf(upToDate(data, one))
    const waiting = held.find((one) => nameOf(one) === nameOf(write))
    if (waiting?.action === 'delete') return
    if (waiting) letGo()
    const kept = become(added(data, write, inFlight))
    void flush()
    await kept
  }

  /** What is written meanwhile is shown at once. It is sent when it is let go, and can be taken back until then. */
  function hold(write: () => void): Held {
    letGo()
    const mine: Write[] = []
    collecting = mine
    try {
      write()
    } finally {
      collecting = null
    }
    held = mine
    show()
    const isHeld = () => held === mine
    return {
      isHeld,
      letGo: () => void (isHeld() && letGo()),
      takeBack: () => {
        if (!isHeld()) return false
        held = []
        show()
        return true
      },
    }
  }

  function letGo(): void {
    const writes = held
    held = []
    for (const write of writes) void add(write)
  }

  function decide(order: number, decision: Decision): void {
    const write = data.writes.find((each) => each.order === order)
    if (!write) return
    void become(decided(data, order, decision, nextOrder()))
    tellOthers({ kind: write.kind, id: write.id, realId: null, version: null })
    void flush()
  }

  /** True when nothing is left. A call during a run gets a run of its own afterwards. */
  function flush(): Promise<boolean> {
    if (!running) {
      show({ sending: nextToSend(data) !== undefined })
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
    const skipped = new Set<string>()
    isAlone = true
    try {
      await reload()
      show({ sending: nextToSend(data) !== undefined })
      for (let next = nextToSend(data); next; next = nextToSend(data, skipped)) {
        inFlight = next.order
        const answer = await attempt(next)
        if (answer.kind === 'later') {
          if (answer.mayHaveArrived) await become(unsure(data, next))
          if (answer.isAlone && skipped.size < mostSkipped) skipped.add(recordOf(next))
          else return retryLater(answer.afterMs)
        } else {
          failures = 0
          await settle(next, answer)
        }
      }
      return skipped.size > 0 ? retryLater() : data.writes.length === 0
    } finally {
      inFlight = null
      isAlone = false
      show({ sending: false })
    }
  }

  async function attempt(write: Write): Promise<Answer> {
    try {
      return await within(patienceMs, send(write))
    } catch {
      return { kind: 'later', mayHaveArrived: true }
    }
  }

  async function settle(write: Write, answer: Settled): Promise<void> {
    await become(answered(data, write, answer))
    const { id, version } = answer.kind === 'saved' ? answer : { id: null, version: null }
    tellOthers({ kind: write.kind, id: write.id, realId: id, version })
    const isRemoved = write.action === 'delete' && answer.kind === 'saved'
    if (isRemoved) for (const remover of removers) remover(write.id)
    await reload()
  }

  /** Another tab has sent or decided something. What it left behind, such as a tab that was closed, goes out from here. */
  async function hear({ kind, id, realId, version }: News): Promise<void> {
    see(built(data, { kind, id }, realId, version))
    await reload()
    if (nextToSend(data)) void flush()
  }

  function retryLater(afterMs = Math.min(longestWaitMs, firstWaitMs * 2 ** failures)): false {
    if (retryIsSet) return false
    retryIsSet = true
    failures += 1
    wait(afterMs, () => {
      retryIsSet = false
      void flush()
    })
    return false
  }

  async function discard(): Promise<void> {
    held = []
    await become({ ...data, writes: [] })
    await store.clear(account)
  }

  return {
    add,
    hold,
    letGo,
    decide,
    flush,
    discard,
    hear,
    state: () => state,
    /** The real id of a record that was made during this visit, once the server has answered. */
    realId: (temporary: string) => data.realIds[temporary],
    /** The id that a record was first known by during this visit. */
    firstId: (id: string) => firstIds.get(id) ?? id,
    watch: (watcher: () => void) => subscribe(watchers, watcher),
    /** Told when a new record has got its real id. */
    onNamed: (namer: (temporary: string, id: string) => void) => subscribe(namers, namer),
    /** Told when a record that this person removed is gone. */
    onRemoved: (remover: (id: string) => void) => subscribe(removers, remover),
  }
}

export type Queue = ReturnType<typeof createQueue>

function subscribe<T>(set: Set<T>, item: T): () => void {
  set.add(item)
  return () => void set.delete(item)
}
