import type { FastifyInstance, FastifyRequest } from 'fastify'
import { actorOf } from '#server/auth/actor.ts'
import { localeOf } from '#server/auth/answer-error.ts'
import { callerAddress } from '#server/auth/rate-limit.ts'
import { type ApiContext, contextFor } from '#server/caller.ts'
import type { Deps } from '#server/deps.ts'
import type { ChangeFeed } from '#server/live/change-feed.ts'
import { closeOnGap } from '#server/live/close-sockets.ts'
import { documentRules } from './document-rules.ts'
import { documentStore } from './documents.ts'
import { executableSchema } from './executable-schema.ts'
import { registerHttp } from './http-routes.ts'
import { liveSockets } from './live-socket.ts'
import { requestRate } from './request-rate.ts'
import { subscriptionResolvers } from './subscriptions.ts'

/** /graphql: the one API, for our own pages and for every other client. */
export function registerGraphql(app: FastifyInstance, deps: Deps, feed: ChangeFeed): void {
  const rate = requestRate(deps.env.RATE_LIMIT)
  const rules = documentRules(deps.env.NODE_ENV === 'production')
  const documents = documentStore(executableSchema(subscriptionResolvers(feed)), rules)

  async function contextOf(request: FastifyRequest): Promise<ApiContext> {
    const actor = await actorOf(deps, request)
    rate.count(actor?.userId ?? callerAddress(request.ip))
    // The page's language wins over the profile's: people read where they are.
    const locale = request.headers['accept-language'] ? localeOf(request) : (actor?.locale ?? 'en')
    return contextFor(deps, actor, locale)
  }

  const { keep } = closeOnGap(feed)
  const listen = liveSockets(deps, { documents, rate, keep })
  app.register(async (scope) => registerHttp(scope, { documents, rate, contextOf, listen }))
}
