import { liveLimits } from '#server/limits.ts'
import { type Parameters, parametersOf } from './request-parameters.ts'

export type LiveMessage =
  | { readonly type: 'connection_init' | 'ping' | 'pong' }
  | { readonly type: 'complete'; readonly id: string }
  | { readonly type: 'subscribe'; readonly id: string; readonly parameters: Parameters }

/** A message of the protocol graphql-transport-ws, or null for anything else. */
export function liveMessage(text: string): LiveMessage | null {
  try {
    const { type, id, payload } = JSON.parse(text) as { type?: unknown; id?: unknown; payload?: unknown }
    if (type === 'connection_init' || type === 'ping' || type === 'pong') return { type }
    if (typeof id !== 'string' || id === '' || id.length > liveLimits.idLetters) return null
    if (type === 'complete') return { type, id }
    return type === 'subscribe' ? { type, id, parameters: parametersOf(payload) } : null
  } catch {
    return null
  }
}
