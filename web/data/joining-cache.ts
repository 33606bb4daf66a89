import type { Cache, CacheExchangeOpts } from '@urql/exchange-graphcache'
import { gql } from 'urql'

const selection = gql('fragment Selection on Candidate { project_id is_selected }')
const request = gql('fragment Request on Candidate { project_id request_status request_id }')

type Request = { _id: string; project_id: string; status: string } | null

/** Candidates and agreements are known by their project; the rest lives inside what it belongs to. */
export const joiningKeys: CacheExchangeOpts['keys'] = {
  Candidate: ({ project_id }) => String(project_id),
  Agreement: ({ project_id }) => String(project_id),
  CandidatePage: () => null,
  MatchingCohort: () => null,
  FitPoint: () => null,
  AgreementSignature: () => null,
}

/** My Selection answers at once, and is put back when the server refuses. */
export const joiningOptimistic: CacheExchangeOpts['optimistic'] = {
  selectCandidate: ({ selected }) => selected === true,
}

export const joiningMutations = {
  selectCandidate: (result: unknown, { projectId }: { projectId?: unknown }, cache: Cache) => {
    const { selectCandidate } = result as { selectCandidate: boolean }
    cache.writeFragment(selection, { project_id: projectId, is_selected: selectCandidate })
  },
  requestMatch: (result: unknown, _args: unknown, cache: Cache) =>
    keepRequest(cache, (result as { requestMatch: Request }).requestMatch),
  withdrawMatchRequest: (result: unknown, _args: unknown, cache: Cache) =>
    keepRequest(cache, (result as { withdrawMatchRequest: Request }).withdrawMatchRequest),
}

function keepRequest(cache: Cache, made: Request): void {
  if (!made) return
  cache.writeFragment(request, {
    project_id: made.project_id,
    request_status: made.status,
    request_id: made._id,
  })
}
