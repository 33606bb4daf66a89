import type { SerializedRequest } from '@urql/exchange-graphcache'
import type { RowChanges, RowStore } from './cache-rows.ts'
import { type Content, takeKeptEarly } from './kept-early.ts'

const things = 'thing'
const metadata = 'metadata'

/** What was read, in the database of the browser. */
export function cacheDatabase(name: string) {
  const early = takeKeptEarly(name)
  const open = () => openDatabase(name)
  const opened = early?.then(({ database }) => database ?? open(), open) ?? open()

  async function transact<T>(
    table: string,
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => T,
  ): Promise<T> {
    const transaction = (await opened).transaction(table, mode, { durability: 'relaxed' })
    const acted = act(transaction.objectStore(table))
    // At once, and not only after the answer, which a page that is being closed does not hear any more.
    if (mode === 'readwrite') transaction.commit()
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(acted)
      transaction.onabort = () => reject(transaction.error)
    })
  }

  async function read(): Promise<Content> {
    const [names, rows] = await transact(things, 'readonly', (store) => [store.getAllKeys(), store.getAll()])
    const kept = await transact(metadata, 'readonly', (store) => store.get(metadata))
    return { names: names.result, rows: rows.result, metadata: kept.result }
  }

  const content = early?.catch(read) ?? read()
  // Whoever needs it finds out; that it is missing is nobody's fault.
  for (const each of [opened, content]) each.catch(() => undefined)
  const rows: RowStore = {
    all: async () => {
      const { names, rows } = await content
      return new Map(rows.map((row, index) => [String(names[index]), row]))
    },
    write: (changes: RowChanges) =>
      transact(things, 'readwrite', (store) => {
        for (const [key, row] of changes) {
          if (row) store.put(row, key)
          else store.delete(key)
        }
      }),
  }
  return {
    rows,
    readMetadata: async () => (await content).metadata ?? null,
    writeMetadata: (json: SerializedRequest[]) =>
      void transact(metadata, 'readwrite', (store) => store.put(json, metadata)).catch(() => undefined),
  }
}

async function openDatabase(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 2)
    request.onupgradeneeded = () => {
      const database = request.result
      for (const former of database.objectStoreNames) database.deleteObjectStore(former)
      database.createObjectStore(things)
      database.createObjectStore(metadata)
    }
    request.onsuccess = () => {
      // Somebody logs out in another tab: it shall not wait for this one.
      request.result.onversionchange = () => request.result.close()
      resolve(request.result)
    }
    request.onerror = () => reject(request.error)
  })
}
