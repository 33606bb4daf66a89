import type { StorageAdapter } from '@urql/exchange-graphcache'
import { cacheDatabase } from './cache-database.ts'
import { cacheRows } from './cache-rows.ts'
import { within } from './within.ts'

const patienceMs = 2000
const dayMs = 24 * 60 * 60 * 1000
const restMs = 300
/** So long a slow page may stay busy before the cache is written all the same. */
const longestWaitMs = 2000
const mostRowsAtOnce = 20

/** Strangers, shared computers and browsers that keep nothing: known as long as the page is open. */
export const noStorage: StorageAdapter = {
  readData: async () => ({}),
  writeData: async () => undefined,
  readMetadata: async () => [],
  writeMetadata: () => undefined,
}

/** What was read is kept in the database of the browser. Where that is missing, forbidden or hangs, pages open without it. */
export function cacheStorage(name: string, maxAge: number): StorageAdapter {
  try {
    const { rows, readMetadata, writeMetadata } = cacheDatabase(name)
    const today = Math.floor(Date.now() / dayMs)
    const cache = cacheRows({ store: rows, today, maxAge, whenIdle })
    document.addEventListener('visibilitychange', () => document.hidden && cache.flush())
    window.addEventListener('pagehide', () => cache.flush())
    return {
      readData: () => within(patienceMs, cache.read()).catch(() => ({})),
      writeData: async (entries) => cache.write(entries),
      readMetadata: () => within(patienceMs, readMetadata()).catch(() => []),
      writeMetadata,
    }
  } catch {
    return noStorage
  }
}

/** After a short rest, because changes come in groups; then in the gaps between other work, one after the other. */
function whenIdle(write: (most: number) => void, isFirst: boolean): void {
  const writeSome = () => write(mostRowsAtOnce)
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(writeSome, { timeout: longestWaitMs })
    else setTimeout(writeSome)
  }
  if (isFirst) setTimeout(wait, restMs)
  else wait()
}

export async function deleteCacheStorage(name: string): Promise<void> {
  const gone = new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(name)
    // Another tab may hold it open; it is deleted when that tab closes it.
    request.onsuccess = request.onerror = request.onblocked = () => resolve()
  })
  await within(patienceMs, gone)
}
