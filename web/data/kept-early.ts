import type { SerializedRequest } from '@urql/exchange-graphcache'
import type { Row } from './cache-rows.ts'

/** All that is kept. */
export type Content = {
  readonly names: readonly IDBValidKey[]
  readonly rows: readonly Row[]
  readonly metadata?: SerializedRequest[]
}
type KeptEarly = {
  /** Null where nobody was remembered on this device: nothing is kept. */
  readonly name: string | null
  readonly content: Promise<Content & { readonly database?: IDBDatabase }>
}

declare global {
  var keptEarly: KeptEarly | undefined
}

/** What `kept-early.js` has begun to read before the application was here: once, and for this database alone. */
export function takeKeptEarly(name: string): KeptEarly['content'] | undefined {
  const kept = globalThis.keptEarly
  globalThis.keptEarly = undefined
  return (kept?.name ?? name) === name ? kept?.content : undefined
}
