import { useQuery } from 'urql'
import { needsDocument } from './needs-documents.ts'

export type NeedsPlace = {
  /** As in its address; without one, what the platform needs. */
  readonly org?: string | undefined
  readonly cohortId?: string | undefined
}

/** What needs the reader in a cohort, an organisation or on the platform. Whoever asks for the same on one page asks once. */
export function useNeeds({ org, cohortId }: NeedsPlace) {
  const [{ data, error, fetching }, read] = useQuery({
    query: needsDocument,
    variables: { org: cohortId ? null : (org ?? null), cohortId: cohortId ?? null },
    requestPolicy: 'cache-and-network',
  })
  return { needs: data?.needsYou, error, fetching, readAgain: () => read({ requestPolicy: 'network-only' }) }
}
