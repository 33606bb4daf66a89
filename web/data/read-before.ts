import type { StorageAdapter } from '@urql/exchange-graphcache'

/**
 * The cache asks anew for everything that was asked before both of its parts were read. Requests wait for `isRead`, so
 * that each goes out once. It tells whether there was anything to read.
 */
export function readBefore(adapter: StorageAdapter) {
  const data = adapter.readData()
  const metadata = adapter.readMetadata?.()
  const isRead = Promise.all([data, metadata]).then(
    ([kept]) => new Promise<boolean>((resolve) => setTimeout(resolve, 0, Object.keys(kept ?? {}).length > 0)),
  )
  const read = {
    readData: () => Promise.resolve(data),
    readMetadata: () => Promise.resolve(metadata ?? null),
  }
  return { adapter: { ...adapter, ...read }, isRead }
}
