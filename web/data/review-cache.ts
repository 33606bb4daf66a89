import type { Cache, UpdateResolver } from '@urql/exchange-graphcache'

/** A move in a review touches lists that the answer does not name: what is on screen of the project is read again. */
export const reviewMutations: Record<string, UpdateResolver> = {
  updateProgress: (_result, { projectId }, cache) => readAgain(cache, String(projectId)),
  sendBack: (_result, { projectId }, cache) => readAgain(cache, String(projectId)),
  setFindingAside: (_result, { projectId }, cache) => readAgain(cache, String(projectId)),
  takeFindingBack: (_result, { projectId }, cache) => readAgain(cache, String(projectId)),
  moduleReview: (_result, { projectId }, cache) => readAgain(cache, String(projectId)),
}

const lists = [
  ...['progresses', 'reviewRequests', 'moduleAnswer', 'changedSteps', 'moduleChanges', 'reviews'],
  ...['waitingReviews', 'planCheck'],
]

function readAgain(cache: Cache, projectId: string): void {
  for (const field of cache.inspectFields('Query')) {
    const isOfProject = !field.arguments || JSON.stringify(field.arguments).includes(projectId)
    if (lists.includes(field.fieldName) && isOfProject) cache.invalidate('Query', field.fieldKey)
  }
}
