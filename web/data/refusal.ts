import type { CombinedError } from 'urql'

export type Refusal = {
  /** Empty when there was no answer at all. */
  readonly reason: string
  /** As the server words it in the page's language; empty when there was no answer. */
  readonly message: string
}

export function refusalOf(error: Pick<CombinedError, 'graphQLErrors'>): Refusal {
  const [first] = error.graphQLErrors
  if (!first) return { reason: '', message: '' }
  const { reason, code } = first.extensions
  return { reason: String(reason ?? code ?? ''), message: first.message }
}
