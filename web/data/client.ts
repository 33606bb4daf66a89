import { cacheExchange, offlineExchange } from '@urql/exchange-graphcache'
import { Client, type Exchange, fetchExchange, subscriptionExchange } from 'urql'
import { cacheKeys } from './cache-keys.ts'
import { cacheStorage, deleteCacheStorage } from './cache-storage.ts'
import { feedbackMutations } from './feedback-cache.ts'
import { joiningMutations, joiningOptimistic } from './joining-cache.ts'
import { liveConnection } from './live.ts'
import { ownOrder } from './own-order.ts'
import { planUpdates } from './plan-cache.ts'
import { requestHeaders } from './post-graphql.ts'
import { reviewMutations } from './review-cache.ts'
import { refreshingFetch } from './session.ts'
import { isSharedComputer } from './shared-computer.ts'
import { shownQueries } from './shown-queries.ts'

const cacheDays = 30
const cacheName = (account: string) => `germina-cache-${account}`

let current: { account: string | null; client: Client } | null = null

/** One client per account: what one person has read is never shown to the next. */
export function clientFor(account: string | null): Client {
  if (current?.account === account) return current.client
  const live = liveConnection(liveAddress(window.location))
  const order = ownOrder(refreshingFetch)
  const shown = shownQueries()
  const client: Client = new Client({
    url: '/graphql',
    preferGetMethod: false,
    requestPolicy: 'cache-and-network',
    fetch: order.fetch,
    fetchOptions: () => ({
      headers: { ...requestHeaders, 'accept-language': document.documentElement.lang },
    }),
    exchanges: [
      shown.exchange,
      cacheFor(account, (projectId) => shown.readAgain(client, projectId)),
      fetchExchange,
      subscriptionExchange({
        forwardSubscription: (request) => ({
          subscribe: (observer) => {
            const next = (value: never) => order.afterChanges(() => observer.next(value))
            return { unsubscribe: live.subscribe(request, { ...observer, next }) }
          },
        }),
      }),
    ],
  })
  current = { account, client }
  return client
}

function cacheFor(account: string | null, readAgain: (projectId: string) => void): Exchange {
  const plan = planUpdates(readAgain)
  const rules = {
    updates: {
      ...plan,
      Mutation: { ...plan.Mutation, ...joiningMutations, ...reviewMutations, ...feedbackMutations },
    },
    optimistic: joiningOptimistic,
    keys: cacheKeys,
  }
  const storage = account && !isSharedComputer() ? cacheStorage(cacheName(account), cacheDays) : null
  return storage ? offlineExchange({ ...rules, storage }) : cacheExchange(rules)
}

export async function forgetCache(account: string): Promise<void> {
  current = null
  await deleteCacheStorage(cacheName(account))
}

function liveAddress({ protocol, host }: Location): string {
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/graphql`
}
