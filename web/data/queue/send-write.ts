import { type Client, type CombinedError, gql } from 'urql'
import type { ErrorCode } from '#domain/errors.ts'
import { type Answer, variablesOf, type Write } from './write.ts'

type Extensions = { code?: ErrorCode; current?: unknown; retryAfter?: number }
type Saved = { _id?: string; version?: number } | null

/** These may be answered differently later: the write waits. */
const passing: readonly ErrorCode[] = ['UNAUTHENTICATED', 'RATE_LIMITED', 'UNAVAILABLE', 'STORAGE_FULL']

export async function sendWrite(client: Client, write: Write): Promise<Answer> {
  const result = await client
    .mutation<Record<string, Saved>>(gql(write.mutation), variablesOf(write))
    .toPromise()
  if (result.error) return answerTo(result.error)
  const saved = Object.values(result.data ?? {}).find((value) => typeof value === 'object')
  return { kind: 'saved', id: saved?._id ?? null, version: saved?.version ?? null }
}

export function answerTo(error: Pick<CombinedError, 'graphQLErrors'>): Answer {
  const { code, current, retryAfter } = (error.graphQLErrors[0]?.extensions ?? {}) as Extensions
  if (!code || passing.includes(code)) {
    return retryAfter ? { kind: 'later', afterMs: retryAfter * 1000 } : { kind: 'later' }
  }
  if (code === 'CONFLICT') return { kind: 'conflict', current }
  return { kind: 'refused', code }
}
