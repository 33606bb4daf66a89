import type { Kept } from '#web/data/device.ts'
import { TookTooLong, within } from '#web/data/within.ts'
import { currentForm } from './older-form.ts'
import type { QueueStore } from './store.ts'
import type { Write } from './write.ts'

const prefix = 'germina-unsent'
const keyOf = ({ account, order }: Write) => `${prefix}:${account}:${order}`
const patienceMs = 3000

/**
 * Keeps each write in two places of the browser: at once in one that needs no waiting, because a page that is being
 * left has no time, and then in its database, where there is room. Either of them may be forbidden, full or hang:
 * a write counts as kept as long as one of them holds it.
 */
export function keptStore(database: QueueStore, copies: Kept, patience = patienceMs): QueueStore {
  let hangs = false

  async function inDatabase<T>(work: () => Promise<T>): Promise<T> {
    if (hangs) throw new Error('The database of this browser does not answer')
    try {
      return await within(patience, work())
    } catch (error) {
      hangs ||= error instanceof TookTooLong
      throw error
    }
  }

  const keysOf = (account: string) => copies.keys().filter((key) => key.startsWith(`${prefix}:${account}:`))

  function copiesOf(account: string): Write[] {
    return keysOf(account).flatMap((key) => {
      try {
        return [JSON.parse(copies.get(key) ?? '') as Write]
      } catch {
        return []
      }
    })
  }

  return {
    all: async (account) => {
      const stored = await inDatabase(() => database.all(account)).catch(() => null)
      const all = [...(stored?.writes ?? []), ...copiesOf(account)].map(currentForm)
      const byOrder = new Map(all.map((write) => [write.order, write]))
      return { writes: [...byOrder.values()].sort((a, b) => a.order - b.order), isWhole: stored !== null }
    },
    put: async (write) => {
      const isCopied = copies.set(keyOf(write), JSON.stringify(write))
      try {
        await inDatabase(() => database.put(write))
        copies.remove(keyOf(write))
      } catch (error) {
        if (!isCopied) throw error
      }
    },
    remove: async (write) => {
      copies.remove(keyOf(write))
      await inDatabase(() => database.remove(write))
    },
    clear: async (account) => {
      for (const key of keysOf(account)) copies.remove(key)
      await inDatabase(() => database.clear(account))
    },
  }
}
