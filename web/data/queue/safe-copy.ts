import type { QueueStore } from './store.ts'
import type { Write } from './write.ts'

const prefix = 'germina-unsent'
const keyOf = ({ account, order }: Write) => `${prefix}:${account}:${order}`

/**
 * A page that is being left has no time to wait for the database of the browser. So each write is copied at once
 * to where no waiting is needed, until it is safe; the next visit takes in what was left there.
 */
export function withSafeCopy(store: QueueStore, copies: Storage): QueueStore {
  const takenIn = new Map<string, Promise<void>>()

  function keysOf(account: string): string[] {
    const keys = Array.from({ length: copies.length }, (_, index) => copies.key(index) ?? '')
    return keys.filter((key) => key.startsWith(`${prefix}:${account}:`))
  }

  async function takeIn(account: string): Promise<void> {
    for (const key of keysOf(account)) {
      await store.put(JSON.parse(copies.getItem(key) ?? '') as Write)
      copies.removeItem(key)
    }
  }

  return {
    all: async (account) => {
      if (!takenIn.has(account)) takenIn.set(account, takeIn(account))
      await takenIn.get(account)
      return store.all(account)
    },
    put: async (write) => {
      copies.setItem(keyOf(write), JSON.stringify(write))
      await store.put(write)
      copies.removeItem(keyOf(write))
    },
    remove: store.remove,
    clear: async (account) => {
      for (const key of keysOf(account)) copies.removeItem(key)
      await store.clear(account)
    },
  }
}
