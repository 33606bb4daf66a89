import type { StorageAdapter } from '@urql/exchange-graphcache'
import { makeDefaultStorage } from '@urql/exchange-graphcache/default-storage'
import { within } from './within.ts'

const patienceMs = 2000
const empty = Promise.resolve([])

/** Strangers, shared computers and browsers that keep nothing: known as long as the page is open. */
export const noStorage: StorageAdapter = {
  readData: async () => ({}),
  writeData: async () => undefined,
  readMetadata: async () => [],
  writeMetadata: () => undefined,
}

/** What was read is kept in the database of the browser. Where that is missing, forbidden or hangs, pages open without it. */
export function cacheStorage(idbName: string, maxAge: number): StorageAdapter {
  try {
    const storage = makeDefaultStorage({ idbName, maxAge })
    return {
      ...storage,
      readData: () => within(patienceMs, storage.readData()).catch(() => ({})),
      readMetadata: async () => within(patienceMs, storage.readMetadata?.() ?? empty).catch(() => []),
    }
  } catch {
    return noStorage
  }
}

export async function deleteCacheStorage(idbName: string): Promise<void> {
  const gone = new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(idbName)
    // Another tab may hold it open; it is deleted when that tab closes it.
    request.onsuccess = request.onerror = request.onblocked = () => resolve()
  })
  await within(patienceMs, gone)
}
