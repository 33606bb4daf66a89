import type { Write } from './write.ts'

/** Where unsent writes live. They are ordered by `order` within an account. */
export type QueueStore = {
  readonly all: (account: string) => Promise<Write[]>
  readonly put: (write: Write) => Promise<void>
  readonly remove: (write: Write) => Promise<void>
  readonly clear: (account: string) => Promise<void>
}

/** Keeps them until the tab closes: for shared computers, and where the browser forbids storage. */
export function memoryStore(): QueueStore {
  const writes = new Map<number, Write>()
  const of = (account: string) => [...writes.values()].filter((write) => write.account === account)
  return {
    all: async (account) => of(account).sort((a, b) => a.order - b.order),
    put: async (write) => void writes.set(write.order, write),
    remove: async (write) => void writes.delete(write.order),
    clear: async (account) => {
      for (const write of of(account)) writes.delete(write.order)
    },
  }
}
