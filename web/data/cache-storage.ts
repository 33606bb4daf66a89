import type { StorageAdapter } from '@urql/exchange-graphcache'
import { makeDefaultStorage } from '@urql/exchange-graphcache/default-storage'
import { within } from './within.ts'

const patienceMs = 2000
const empty = Promise.resolve([])

/** What was read is kept in the database of the browser. Where that is missing, forbidden or hangs, pages open without it. */
export function cacheStorage(idbName: string, maxAge: number): StorageAdapter | null {
  try {
    const storage = makeDefaultStorage({ idbName, maxAge })
    return {
      ...storage,
      readData: () => within(patienceMs, storage.readData()).catch(() => ({})),
      readMetadata: async () => within(patienceMs, storage.readMetadata?.() ?? empty).catch(() => []),
    }
  } catch {
    return null
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
