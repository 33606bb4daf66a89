import type { QueueStore } from './store.ts'
import type { Write } from './write.ts'

const table = 'write'

/** Survives closing the tab, the browser and the battery. */
export function indexedDbStore(name = 'germina-unsent'): QueueStore {
  let opened: Promise<IDBDatabase> | null = null

  async function database(): Promise<IDBDatabase> {
    opened ??= open(name)
    try {
      return await opened
    } catch (error) {
      // It may be allowed, or have room, the next time.
      opened = null
      throw error
    }
  }

  async function transact<T>(
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> {
    const transaction = (await database()).transaction(table, mode, { durability: 'strict' })
    const request = act(transaction.objectStore(table))
    // At once, and not only after the answer, which a page that is being closed does not hear any more.
    if (mode === 'readwrite') transaction.commit()
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(request.result)
      transaction.onerror = transaction.onabort = () => reject(transaction.error)
    })
  }

  const range = (account: string) => IDBKeyRange.bound([account], [account, []])
  return {
    all: async (account) => ({
      writes: await transact<Write[]>('readonly', (store) => store.getAll(range(account))),
      isWhole: true,
    }),
    put: async (write) => void (await transact('readwrite', (store) => store.put(write))),
    remove: (write) => transact('readwrite', (store) => store.delete([write.account, write.order])),
    clear: (account) => transact('readwrite', (store) => store.delete(range(account))),
  }
}

async function open(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(table, { keyPath: ['account', 'order'] })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
