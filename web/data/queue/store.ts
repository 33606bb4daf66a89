import type { Write } from './write.ts'

/** Where unsent writes live. They are ordered by `order` within an account. */
export type QueueStore = {
  /** Not whole where a part of the store could not be read. */
  readonly all: (account: string) => Promise<{ readonly writes: Write[]; readonly isWhole: boolean }>
  readonly put: (write: Write) => Promise<void>
  readonly remove: (write: Write) => Promise<void>
  readonly clear: (account: string) => Promise<void>
}

/** Keeps them until the tab closes: for shared computers, where nothing may stay. */
export function memoryStore(): QueueStore {
  const writes = new Map<number, Write>()
  const of = (account: string) => [...writes.values()].filter((write) => write.account === account)
  return {
    all: async (account) => ({ writes: of(account).sort((a, b) => a.order - b.order), isWhole: true }),
    put: async (write) => void writes.set(write.order, write),
    remove: async (write) => void writes.delete(write.order),
    clear: async (account) => {
      for (const write of of(account)) writes.delete(write.order)
    },
  }
}
