import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Actor } from '#domain/policies/actor.ts'
import { sessionBehind, tokenOf } from '#server/auth/actor.ts'
import { localeOf } from '#server/auth/answer-error.ts'
import { assumed, type Proof } from '#server/auth/proof.ts'
import { callerAddress } from '#server/auth/rate-limit.ts'
import { rememberedSessions } from '#server/auth/remembered-sessions.ts'
import type { KnownSession } from '#server/auth/session-facts.ts'
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

  const sessions = rememberedSessions()

  async function contextOf(request: FastifyRequest): Promise<ApiContext> {
    const token = tokenOf(deps, request)
    const remembered = token && sessions.find(token)
    const context = remembered
      ? contextOfActor(request, remembered.actor, proofOf(token, remembered))
      : await provenContextOf(request)
    rate.count(context.actor?.userId ?? callerAddress(request.ip))
    return context
  }

  async function provenContextOf(request: FastifyRequest): Promise<ApiContext> {
    const token = tokenOf(deps, request)
    return contextOfActor(request, (token && (await seen(token))?.actor) || null)
  }

  async function seen(token: string): Promise<KnownSession | null> {
    const session = await sessionBehind(deps, token)
    if (session) sessions.keep(token, session)
    else sessions.forget(token)
    return session
  }

  const proofOf = (token: string, { facts }: KnownSession) =>
    assumed(token, facts, async () => (await seen(token))?.facts ?? null)

  function contextOfActor(request: FastifyRequest, actor: Actor | null, proof?: Proof): ApiContext {
    // The page's language wins over the profile's: people read where they are.
    const locale = request.headers['accept-language'] ? localeOf(request) : (actor?.locale ?? 'en')
    return contextFor(deps, actor, locale, proof)
  }

  const { keep } = closeOnGap(feed)
  const listen = liveSockets(deps, { documents, rate, keep })
  app.register(async (scope) => registerHttp(scope, { documents, rate, contextOf, provenContextOf, listen }))
}
