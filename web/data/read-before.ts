import type { StorageAdapter } from '@urql/exchange-graphcache'

/**
 * The cache asks anew for everything that was asked before both of its parts were read. Requests wait for `isRead`, so
 * that each goes out once.
 */
export function readBefore(adapter: StorageAdapter) {
  const data = adapter.readData()
  const metadata = adapter.readMetadata?.()
  const isRead = Promise.all([data, metadata]).then(() => new Promise((resolve) => setTimeout(resolve)))
  const read = {
    readData: () => Promise.resolve(data),
    readMetadata: () => Promise.resolve(metadata ?? null),
  }
  return { adapter: { ...adapter, ...read }, isRead }
}
