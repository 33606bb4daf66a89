import type { Write } from './write.ts'

/** Decisions that the person has put off on this page. They stay stored, and can be asked for at any time. */
let putOff: ReadonlySet<number> = new Set()
const watchers = new Set<() => void>()

function become(next: ReadonlySet<number>): void {
  putOff = next
  for (const watcher of watchers) watcher()
}

export const undecided = {
  /** Closing the question is not an answer. */
  later: (writes: readonly Write[]) => become(new Set(writes.map(({ order }) => order))),
  ask: () => become(new Set()),
  putOff: () => putOff,
  watch: (watcher: () => void) => {
    watchers.add(watcher)
    return () => void watchers.delete(watcher)
  },
}
