import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import mercurius from 'mercurius'
import { AppError } from '#domain/errors.ts'
import { actorOf } from '#server/auth/actor.ts'
import { bodyRefusal, localeOf, statuses } from '#server/auth/answer-error.ts'
import { safeError } from '#server/auth/safe-error.ts'
import type { Deps } from '#server/deps.ts'
import type { ChangeFeed } from '#server/live/change-feed.ts'
import { type ApiContext, contextFor } from './context.ts'
import { described, formatErrors } from './error-answer.ts'
import { guardSubscriptions } from './guard-subscriptions.ts'
import { joiningResolvers } from './joining-resolvers.ts'
import { limitRules, limits } from './limits.ts'
import { ObjectId } from './object-id.ts'
import { planResolvers } from './plan-resolvers.ts'
import { programmeResolvers } from './programme-resolvers.ts'
import { requestRate } from './request-rate.ts'
import { reviewResolvers } from './review-resolvers.ts'
import { schemaText } from './schema.ts'
import { type ListenerContext, subscriptionResolvers } from './subscriptions.ts'
import { teamResolvers } from './team-resolvers.ts'

/** POST /graphql: the one API, for our own pages and for every other client. */
export async function registerGraphql(app: FastifyInstance, deps: Deps, feed: ChangeFeed): Promise<void> {
  const rate = requestRate(deps.env.RATE_LIMIT)
  const rules = limitRules(deps.env.NODE_ENV === 'production')
  const plan = planResolvers()
  const refused = new WeakSet<FastifyRequest>()

  async function contextOf(request: FastifyRequest): Promise<ApiContext> {
    // The library asks again to answer the refusal: that answer is for a stranger.
    if (refused.has(request)) return contextFor(deps, null, localeOf(request))
    try {
      const actor = await actorOf(deps, request)
      rate.count(actor?.userId ?? request.ip)
      // The page's language wins over the profile's: people read where they are.
      const locale = request.headers['accept-language'] ? localeOf(request) : (actor?.locale ?? 'en')
      return contextFor(deps, actor, locale)
    } catch (error) {
      refused.add(request)
      throw error
    }
  }

  const listenerContext = async (request: FastifyRequest): Promise<ListenerContext> => ({
    ...(await contextOf(request)),
    actorNow: () => actorOf(deps, request),
  })

  await app.register(mercurius, {
    schema: schemaText(),
    resolvers: {
      ObjectId,
      Query: {
        ...plan.Query,
        ...programmeResolvers.Query,
        ...reviewResolvers.Query,
        ...teamResolvers.Query,
        ...joiningResolvers.Query,
      },
      Mutation: {
        ...plan.Mutation,
        ...programmeResolvers.Mutation,
        ...reviewResolvers.Mutation,
        ...teamResolvers.Mutation,
        ...joiningResolvers.Mutation,
      },
      Application: joiningResolvers.Application,
      ConnectRequest: joiningResolvers.ConnectRequest,
      Project: { ...plan.Project, ...programmeResolvers.Project },
      ...subscriptionResolvers(feed),
    } as never,
    jit: 1,
    graphql: { parseOptions: { maxTokens: limits.tokens } },
    validationRules: rules,
    allowBatchedQueries: false,
    graphiql: false,
    context: contextOf,
    subscription: { context: (_socket, request) => listenerContext(request), fullWsTransport: false },
    additionalRouteOptions: { bodyLimit: limits.body, preValidation: refuseReadyDocument },
    errorFormatter: (execution, context) => {
      const { locale } = context as unknown as ApiContext
      const log = context.reply?.request.log ?? app.log
      const errors = formatErrors(execution.errors, locale ?? 'en', log)
      return {
        statusCode: execution.data === undefined ? 400 : 200,
        response: { data: execution.data ?? null, errors } as never,
      }
    },
    errorHandler: (error, request, reply) => {
      answerRefusal(error, request, reply)
    },
  })
  guardSubscriptions(app, rules, rate)
}

// The library would take a document that is no text as one already read, past every limit.
async function refuseReadyDocument({ body }: FastifyRequest): Promise<void> {
  const { query } = (body ?? {}) as { query?: unknown }
  if (query !== undefined && typeof query !== 'string') throw new AppError('BAD_USER_INPUT')
}

/** The request failed before anything ran: not allowed in, too fast, or no valid document. */
function answerRefusal(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const locale = localeOf(request)
  if (error instanceof AppError) {
    if (error.detail.retryAfter) reply.header('retry-after', error.detail.retryAfter)
    return reply.code(statuses[error.code]).send({ data: null, errors: [described(error, locale)] })
  }
  const refused = 'errors' in error && Array.isArray(error.errors) ? error.errors : null
  if (refused) return reply.code(400).send({ data: null, errors: formatErrors(refused, locale, request.log) })
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500
  if (status >= 500) request.log.error({ fault: safeError(error) }, 'request failed')
  const answer = status >= 500 ? new AppError('UNAVAILABLE') : bodyRefusal(status, request)
  return reply.code(status).send({ data: null, errors: [described(answer, locale)] })
}
