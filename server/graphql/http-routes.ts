import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#domain/errors.ts'
import { callerAddress } from '#server/auth/rate-limit.ts'
import type { ApiContext } from '#server/caller.ts'
import { documentLimits } from '#server/limits.ts'
import { answerBody, answerRefusal, answerResult, answerWrongMethod } from './answer.ts'
import type { Documents, Operation } from './documents.ts'
import { keptAnswers } from './kept-answers.ts'
import type { Socket } from './live-socket.ts'
import { type Parameters, parametersOf, parametersOfAddress } from './request-parameters.ts'
import type { RequestRate } from './request-rate.ts'

type Door = {
  readonly documents: Documents
  readonly rate: RequestRate
  /** Who asks, as far as is remembered, or as the database says now. */
  readonly contextOf: (request: FastifyRequest) => Promise<ApiContext>
  readonly provenContextOf: (request: FastifyRequest) => Promise<ApiContext>
  readonly listen: (socket: Socket, request: FastifyRequest) => void
}

const path = '/graphql'

/** GraphQL over HTTP: POST runs everything, GET reads only, and the upgrade of a GET opens live updates. */
export function registerHttp(scope: FastifyInstance, door: Door): void {
  const { documents, rate, contextOf, provenContextOf, listen } = door
  const answers = keptAnswers()
  scope.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store')
    done()
  })
  scope.setErrorHandler((error, request, reply) => answerRefusal(error, request, reply))
  acceptJsonOnly(scope)

  /** Where somebody was taken for whom they are no longer, nothing was written: it is done again for whom they are. */
  async function run(
    operation: Operation,
    variables: Parameters['variables'],
    request: FastifyRequest,
    first: ApiContext,
  ) {
    const early = operation.carriesSession ? await answers.run(operation, variables, first) : null
    const context = (await first.proof.holds()) ? first : await provenContextOf(request)
    const result = early && context === first ? early : await answers.run(operation, variables, context)
    return { result, context }
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, parameters: () => Parameters) {
    let context = await contextOf(request)
    try {
      const { query, operationName, variables } = parameters()
      const operation = documents.read(query, operationName)
      rate.count(context.actor?.userId ?? callerAddress(request.ip), operation.weight)
      if (operation.kind !== 'query' && (operation.kind === 'subscription' || request.method === 'GET')) {
        return answerWrongMethod('POST', request, reply)
      }
      const answered = await run(operation, variables, request, context)
      context = answered.context
      // One refusal in place of one for each field that came too late.
      if (operation.kind === 'query' && context.projects.budget.isSpent) {
        throw new AppError('BAD_USER_INPUT', { reason: 'queryTooLarge' })
      }
      const { result } = answered
      return Buffer.isBuffer(result)
        ? answerBody(result, request, reply)
        : answerResult(result, context, request, reply)
    } catch (error) {
      return answerRefusal(error, request, reply, context.locale)
    }
  }

  scope.post(path, { bodyLimit: documentLimits.body }, (request, reply) =>
    answer(request, reply, () => parametersOf(request.body)),
  )
  scope.route({
    method: 'GET',
    url: path,
    handler: (request, reply) =>
      answer(request, reply, () => parametersOfAddress(request.query as Record<string, unknown>)),
    wsHandler: listen,
  })
  scope.route({
    method: ['HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: path,
    handler: (request, reply) => answerWrongMethod('GET, POST', request, reply),
  })
}

// A form of another site can send every other type without asking first.
function acceptJsonOnly(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  const parse = scope.getDefaultJsonParser('error', 'error')
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, parse)
}
