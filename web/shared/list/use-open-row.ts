import { useState } from 'react'
import { type CombinedError, type TypedDocumentNode, useQuery } from 'urql'
import type { ListQueryInput } from '#web/data/api-types.ts'
import type { Listed } from './list-definition.ts'

export type OpenRow<Row extends Listed> = {
  readonly id: string | null
  readonly row: Row | undefined
  readonly standing: Standing
  readonly error: CombinedError | undefined
  readonly readAgain: () => void
}

type Standing = 'here' | 'coming' | 'failed' | 'gone'
type Known = { readonly isFound: boolean; readonly isReading: boolean; readonly hasFailed: boolean }

/** A row that could not be asked for is not gone. */
export function standingOf({ isFound, isReading, hasFailed }: Known): Standing {
  if (isFound) return 'here'
  if (isReading) return 'coming'
  return hasFailed ? 'failed' : 'gone'
}

/**
 * The row beside the list. It may be on another page of it, or was opened by a link, and is asked for by the filter `id`.
 * What was shown stays while it fades out.
 */
export function useOpenRow<Row extends Listed, Data>(
  id: string | null,
  listed: readonly Row[],
  query: TypedDocumentNode<Data, { readonly list?: ListQueryInput | null | undefined }>,
  rowsOf: (data: Data) => readonly Row[],
): OpenRow<Row> {
  const here = listed.find(({ _id }) => _id === id)
  const [{ data, fetching, error }, read] = useQuery({
    query,
    variables: { list: { filters: [{ name: 'id', value: id ?? '' }] } },
    pause: id === null || here !== undefined || !/^[0-9a-f]{24}$/.test(id),
  })
  const found = here ?? (data && rowsOf(data).find(({ _id }) => _id === id))
  const [shown, setShown] = useState(found)
  if (found && found !== shown) setShown(found)
  const row = id === null ? shown : found
  return {
    id,
    row,
    standing: standingOf({ isFound: row !== undefined, isReading: fetching, hasFailed: error !== undefined }),
    error,
    readAgain: () => read({ requestPolicy: 'network-only' }),
  }
}
