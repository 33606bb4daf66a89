import type { Client, CombinedError, DocumentInput } from 'urql'
import type { ErrorCode, FieldError, Reason } from '#domain/errors.ts'
import { commentDocument, mutations, type Saved } from '#web/data/plan/documents.ts'
import { type Answer, type Row, recordOf, type Write } from './write.ts'

type Extensions = {
  code?: ErrorCode
  reason?: Reason
  fields?: FieldError[]
  current?: Row
  retryAfter?: number
}

/** These may be answered differently later: the write waits. */
const passing: readonly ErrorCode[] = ['UNAUTHENTICATED', 'RATE_LIMITED', 'UNAVAILABLE', 'STORAGE_FULL']
/** Whoever is not signed in or asks too fast is refused everything. */
const forAll: readonly ErrorCode[] = ['UNAUTHENTICATED', 'RATE_LIMITED']

export async function sendWrite(client: Client, write: Write): Promise<Answer> {
  const { document, variables } = requestOf(write)
  const result = await client.mutation<Saved>(document, variables).toPromise()
  if (result.error) return answerTo(result.error)
  const saved = Object.values(result.data ?? {}).find((value) => typeof value === 'object')
  return { kind: 'saved', id: saved?._id ?? null, version: saved?.version ?? null }
}

/** How to ask for what was meant, in the words of the API as it is today. */
export function requestOf(write: Write): {
  document: DocumentInput<Saved>
  variables: Record<string, unknown>
} {
  const { action, kind, id, projectId, fields, version } = write
  if (action === 'comment' || kind === 'feedback') {
    return { document: commentDocument, variables: { ...fields, projectId, key: id } }
  }
  const seen = version === null ? {} : { version }
  const set = { ...fields, ...seen }
  if (kind === 'project') return { document: mutations.update(kind), variables: { query: { _id: id }, set } }
  if (action === 'insert') {
    return {
      document: mutations.insert(kind),
      variables: { data: { projectId, ...fields }, key: recordOf(write) },
    }
  }
  if (action === 'delete') return { document: mutations.delete(kind), variables: { query: { _id: id } } }
  return { document: mutations.update(kind), variables: { query: { _id: id, projectId }, set } }
}

export function answerTo(error: Pick<CombinedError, 'graphQLErrors'>): Answer {
  const [first] = error.graphQLErrors
  const { code, reason, fields, current, retryAfter } = (first?.extensions ?? {}) as Extensions
  if (!code) return { kind: 'later', mayHaveArrived: true }
  if (passing.includes(code)) {
    return {
      kind: 'later',
      ...(retryAfter && { afterMs: retryAfter * 1000 }),
      ...(!forAll.includes(code) && { isAlone: true, mayHaveArrived: true }),
    }
  }
  if (code === 'CONFLICT' && current) return { kind: 'conflict', current }
  return {
    kind: 'refused',
    code,
    ...(reason && { reason }),
    ...(fields && { fields: fields.map((one) => ({ field: one.field, reason: one.reason })) }),
    ...(first?.message && { message: first.message }),
  }
}
