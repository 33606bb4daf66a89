import { offlineExchange, type StorageAdapter } from '@urql/exchange-graphcache'
import {
  Client,
  CombinedError,
  type Exchange,
  type ExecutionResult,
  fetchExchange,
  mapExchange,
  subscriptionExchange,
} from 'urql'
import { cacheKeys } from './cache-keys.ts'
import { cacheStorage, deleteCacheStorage, noStorage } from './cache-storage.ts'
import { contentMutations } from './content-cache.ts'
import { feedbackMutations } from './feedback-cache.ts'
import { joiningMutations, joiningOptimistic } from './joining-cache.ts'
import { liveConnection } from './live.ts'
import { ownOrder } from './own-order.ts'
import { planUpdates } from './plan-cache.ts'
import { requestHeaders } from './post-graphql.ts'
import { readBefore } from './read-before.ts'
import { reviewMutations } from './review-cache.ts'
import { service } from './service.ts'
import { refreshingFetch } from './session.ts'
import { isSharedComputer } from './shared-computer.ts'
import { shownQueries } from './shown-queries.ts'
import { Unreachable } from './unreachable.ts'
import { newsMutations } from './unread-announcements.ts'

const cacheDays = 30
const cacheName = (account: string) => `germina-cache-${account}`

let current: Current | null = null

type Current = {
  readonly account: string | null
  readonly client: Client
  readonly isRead: Promise<boolean>
  readonly leave: () => void
}

/** One client per account: what one person has read is never shown to the next. */
export function clientFor(account: string | null): Client {
  return currentFor(account).client
}

/** From then on, what this device has kept is answered at once. False where it has kept nothing. */
export function cacheIsRead(account: string): Promise<boolean> {
  return currentFor(account).isRead
}

function currentFor(account: string | null): Current {
  if (current?.account === account) return current
  current?.leave()
  const order = ownOrder(refreshingFetch)
  const shown = shownQueries()
  const live = liveConnection(liveAddress(window.location), { onBack: () => shown.readAllAgain(client) })
  const storage = storageFor(account)
  const client: Client = new Client({
    url: '/graphql',
    preferGetMethod: false,
    requestPolicy: 'cache-and-network',
    // Who asks before the cache is here is asked to ask again when it is: one request instead of two.
    fetch: async (input, init) => {
      await storage.isRead
      return order.fetch(input, init)
    },
    fetchOptions: () => ({
      headers: { ...requestHeaders, 'accept-language': document.documentElement.lang },
    }),
    exchanges: [
      shown.exchange,
      nothingIsNoAnswer,
      cacheFor(storage.adapter, (projectId, concernsMany) =>
        shown.readAgain(client, projectId, concernsMany),
      ),
      fetchExchange,
      subscriptionExchange({
        forwardSubscription: (request) => ({
          subscribe: (observer) => {
            const next = (value: ExecutionResult) => order.afterChanges(() => observer.next(value))
            return { unsubscribe: live.subscribe(request, { ...observer, next }) }
          },
        }),
      }),
    ],
  })
  const leave = service.onReturn(() => {
    live.wake()
    shown.readAllAgain(client)
  })
  current = { account, client, isRead: storage.isRead, leave }
  return current
}

/** What is neither on this device nor can be asked for would look like something that is being loaded for ever. */
const nothingIsNoAnswer: Exchange = mapExchange({
  onResult: (result) => {
    const isNothing = result.operation.kind === 'query' && !result.data && !result.error && !result.stale
    return isNothing ? { ...result, error: new CombinedError({ networkError: new Unreachable() }) } : result
  },
})

function storageFor(account: string | null) {
  const isKept = account && !isSharedComputer()
  return readBefore(isKept ? cacheStorage(cacheName(account), cacheDays) : noStorage)
}

function cacheFor(storage: StorageAdapter, readAgain: Parameters<typeof planUpdates>[0]): Exchange {
  const plan = planUpdates(readAgain)
  const rules = {
    updates: {
      ...plan,
      Mutation: {
        ...{ ...plan.Mutation, ...joiningMutations, ...reviewMutations },
        ...{ ...feedbackMutations, ...newsMutations, ...contentMutations },
      },
    },
    optimistic: joiningOptimistic,
    keys: cacheKeys,
  }
  return offlineExchange({
    ...rules,
    isOfflineError: (error) => error?.networkError instanceof Unreachable,
    // What could not be asked for is asked when somebody answers, which a line alone does not promise.
    storage: { ...storage, onOnline: (flush) => void service.onReturn(flush) },
  })
}

export async function forgetCache(account: string): Promise<void> {
  current?.leave()
  current = null
  await deleteCacheStorage(cacheName(account))
}

function liveAddress({ protocol, host }: Location): string {
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/graphql`
}
