import { type Client, type Exchange, mapExchange, type Operation } from 'urql'

/** Several changes at once are read once. */
const pauseMs = 100

/** What is on screen, so that it can be read again without forgetting it first: without a line it simply stays. */
export function shownQueries() {
  const shown = new Map<number, Operation>()
  const planned = new Set<string>()

  const exchange: Exchange = mapExchange({
    onOperation: (operation) => {
      if (operation.kind === 'query') shown.set(operation.key, operation)
      if (operation.kind === 'teardown') shown.delete(operation.key)
    },
  })

  function readAgain(client: Client, projectId: string): void {
    if (planned.has(projectId)) return
    planned.add(projectId)
    setTimeout(() => {
      planned.delete(projectId)
      for (const operation of shown.values()) {
        if (!JSON.stringify(operation.variables).includes(projectId)) continue
        const context = { ...operation.context, requestPolicy: 'network-only' as const }
        client.reexecuteOperation(client.createRequestOperation('query', operation, context))
      }
    }, pauseMs)
  }

  return { exchange, readAgain }
}
