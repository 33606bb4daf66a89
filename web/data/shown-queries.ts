import { type Client, type Exchange, mapExchange, type Operation } from 'urql'

/** Several changes at once are read once. */
const pauseMs = 100
/** When a line is back it is so for everybody, who then shall not ask in the same moment. */
const spreadMs = 1500

/** What is on screen, so that it can be read again without forgetting it first: without a line it simply stays. */
export function shownQueries(random: () => number = Math.random) {
  const shown = new Map<number, Operation>()
  const readAt = new Map<number, number>()
  /** What looks into the cache only, which hears by itself what others have read. */
  const onlyLooking = new Set<number>()
  const planned = new Set<string>()
  let isAllPlanned = false

  const exchange: Exchange = mapExchange({
    onOperation: (operation) => {
      if (operation.context.requestPolicy === 'cache-only') onlyLooking.add(operation.key)
      const asks = operation.kind === 'query' && !onlyLooking.has(operation.key)
      if (asks) shown.set(operation.key, operation)
      if (operation.kind === 'teardown') {
        onlyLooking.delete(operation.key)
        shown.delete(operation.key)
        readAt.delete(operation.key)
      }
    },
    onResult: ({ operation, error, stale }) => {
      if (operation.kind === 'query' && !error && !stale) readAt.set(operation.key, Date.now())
    },
  })

  function readAgain(client: Client, projectId: string, concernsMany = false): void {
    if (planned.has(projectId)) return
    planned.add(projectId)
    setTimeout(
      () => {
        planned.delete(projectId)
        for (const operation of shown.values()) {
          if (JSON.stringify(operation.variables).includes(projectId)) read(client, operation)
        }
      },
      pauseMs + (concernsMany ? spreadMs * random() : 0),
    )
  }

  /** After a cut nobody knows what was missed: everything on screen is read once, except what was read since. */
  function readAllAgain(client: Client): void {
    if (isAllPlanned) return
    isAllPlanned = true
    const since = Date.now()
    setTimeout(() => {
      isAllPlanned = false
      for (const operation of shown.values()) {
        if ((readAt.get(operation.key) ?? 0) < since) read(client, operation)
      }
    }, spreadMs * random())
  }

  return { exchange, readAgain, readAllAgain }
}

function read(client: Client, operation: Operation): void {
  const context = { ...operation.context, requestPolicy: 'network-only' as const }
  client.reexecuteOperation(client.createRequestOperation('query', operation, context))
}
