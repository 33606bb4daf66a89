import type { Cache, KeyingConfig, OptimisticMutationConfig, UpdateResolver } from '@urql/exchange-graphcache'
import type { Operations } from './api-types.ts'
import { graphql } from './graphql.ts'

const selection = graphql('fragment Selection on Candidate { project_id is_selected }')
const request = graphql('fragment Request on Candidate { project_id request_status request_id }')

type Request = Operations['RequestMatch']['result']['requestMatch']

/** Candidates and agreements are known by their project. */
export const joiningKeys: KeyingConfig = {
  Candidate: ({ project_id }) => String(project_id),
  Agreement: ({ project_id }) => String(project_id),
}

/** My Selection answers at once, and is put back when the server refuses. */
export const joiningOptimistic: OptimisticMutationConfig = {
  selectCandidate: ({ selected }) => selected === true,
}

export const joiningMutations: Record<string, UpdateResolver> = {
  selectCandidate: ({ selectCandidate }, { projectId }, cache) => {
    if (selectCandidate === null) return
    cache.writeFragment(selection, { project_id: projectId, is_selected: selectCandidate })
  },
  requestMatch: ({ requestMatch }, _args, cache) => keepRequest(cache, requestMatch as Request),
  withdrawMatchRequest: ({ withdrawMatchRequest }, _args, cache) =>
    keepRequest(cache, withdrawMatchRequest as Request),
}

function keepRequest(cache: Cache, made: Request): void {
  if (!made) return
  cache.writeFragment(request, {
    project_id: made.project_id,
    request_status: made.status,
    request_id: made._id,
  })
}
