import { type Client, type Exchange, mapExchange, type Operation, type OperationResult } from 'urql'

/** Several changes at once are read once. */
const pauseMs = 100
/** When a line is back it is so for everybody, who then shall not ask in the same moment. */
const spreadMs = 1500

/** What is on screen, so that it can be read again without forgetting it first: without a line it simply stays. */
export function shownQueries(random: () => number = Math.random) {
  const shown = new Map<number, Operation>()
  /** What is on its way, and when it was asked for: its answer may be older than what was heard since. */
  const askedAt = new Map<number, number>()
  const readAt = new Map<number, number>()
  /** To be read once more when it is here: the client asks for nothing that is on its way. */
  const once = new Set<number>()
  /** What looks into the cache only, which hears by itself what others have read. */
  const onlyLooking = new Set<number>()
  const planned = new Set<string>()
  let isAllPlanned = false

  const exchange: Exchange = (input) =>
    mapExchange({
      onOperation: (operation) => {
        const { key, kind } = operation
        if (operation.context.requestPolicy === 'cache-only') onlyLooking.add(key)
        if (kind === 'query' && !onlyLooking.has(key)) {
          shown.set(key, operation)
          if (!askedAt.has(key)) askedAt.set(key, Date.now())
        }
        if (kind === 'teardown')
          for (const known of [onlyLooking, shown, readAt, askedAt, once]) known.delete(key)
      },
      onResult: (result) => {
        const { key } = result.operation
        // What the cache says meanwhile is no answer.
        if (result.operation.kind !== 'query' || result.stale) return
        // What nobody could be asked for is asked by itself when somebody answers again.
        const since = askedAt.get(key) ?? Date.now()
        askedAt.delete(key)
        if (!result.error && !isOfCache(result)) readAt.set(key, since)
        const operation = once.delete(key) && shown.get(key)
        if (operation) setTimeout(read, 0, input.client, operation)
      },
    })(input)

  function read(client: Client, operation: Operation): void {
    const { key, context } = operation
    if (!shown.has(key)) return
    if (askedAt.has(key)) once.add(key)
    else {
      const asking = { ...context, requestPolicy: 'network-only' as const }
      client.reexecuteOperation(client.createRequestOperation('query', operation, asking))
    }
  }

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

  /** After a cut nobody knows what was missed: everything on screen is read once, except what was asked for since. */
  function readAllAgain(client: Client): void {
    if (isAllPlanned) return
    isAllPlanned = true
    const since = Date.now()
    setTimeout(() => {
      isAllPlanned = false
      for (const [key, operation] of shown) {
        if ((askedAt.get(key) ?? readAt.get(key) ?? 0) < since) read(client, operation)
      }
    }, spreadMs * random())
  }

  return { exchange, readAgain, readAllAgain }
}

/** Found on this device, and asked of nobody. */
function isOfCache({ operation }: OperationResult): boolean {
  const { cacheOutcome } = operation.context.meta ?? {}
  return cacheOutcome === 'hit' || cacheOutcome === 'partial'
}
