import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ExecutionResult } from 'graphql'
import { AppError, type Locale } from '#domain/errors.ts'
import { bodyRefusal, isOurFault, localeOf, statuses } from '#server/auth/answer-error.ts'
import { safeError } from '#server/auth/safe-error.ts'
import type { ApiContext } from '#server/caller.ts'
import { largestAnswer } from '#server/limits.ts'
import { RefusedDocument } from './documents.ts'
import { described, formatErrors, isUnavailable } from './error-answer.ts'
import { graphqlResponse, type MediaType, mediaTypeOf } from './media-type.ts'

type Formatted = ReturnType<typeof formatErrors>

/** The operation ran: 200, unless there was nothing to run, too much to send, or something could not be read. */
export function answerResult(
  { data, errors }: ExecutionResult,
  { locale }: ApiContext,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (data === undefined) throw new RefusedDocument(errors ?? [])
  const formatted = errors && formatErrors(errors, locale, request.log)
  const text = JSON.stringify({ data, ...(formatted && { errors: formatted }) })
  if (text.length > largestAnswer) throw new AppError('BAD_USER_INPUT', { reason: 'queryTooLarge' })
  const status = formatted?.some(isUnavailable) ? statuses.UNAVAILABLE : 200
  return send(reply, status, mediaTypeOf(request.headers.accept), text)
}

/** The operation ran without any error, and its answer is written already. */
export function answerBody(body: Buffer, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (body.length > largestAnswer) throw new AppError('BAD_USER_INPUT', { reason: 'queryTooLarge' })
  return send(reply, 200, mediaTypeOf(request.headers.accept), body)
}

/** The request failed before anything ran: not allowed in, too fast, or no valid document. */
export function answerRefusal(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  locale: Locale = localeOf(request),
): FastifyReply {
  const media = mediaTypeOf(request.headers.accept)
  if (error instanceof RefusedDocument) {
    const isOlder = media.isNamed && media.type !== graphqlResponse
    return refuse(reply, isOlder ? 200 : 400, media, formatErrors(error.errors, locale, request.log))
  }
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  const isRefused = status >= 400 && status < 500
  if (isOurFault(error) && !isRefused) request.log.error({ fault: safeError(error) }, 'request failed')
  const known =
    error instanceof AppError ? error : isRefused ? bodyRefusal(status, request) : new AppError('UNAVAILABLE')
  if (known.detail.retryAfter) reply.header('retry-after', known.detail.retryAfter)
  const answered =
    error instanceof AppError ? statuses[error.code] : isRefused ? status : statuses.UNAVAILABLE
  return refuse(reply, answered, media, [described(known, locale)])
}

/** The way is wrong, whatever was asked. */
export function answerWrongMethod(
  allowed: string,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const error = described(new AppError('BAD_USER_INPUT'), localeOf(request))
  return refuse(reply.header('allow', allowed), 405, mediaTypeOf(request.headers.accept), [error])
}

function refuse(reply: FastifyReply, status: number, media: MediaType, errors: Formatted): FastifyReply {
  const isOurs = media.type === graphqlResponse
  return send(reply, status, media, JSON.stringify(isOurs ? { errors } : { data: null, errors }))
}

function send(reply: FastifyReply, status: number, { type }: MediaType, body: string | Buffer): FastifyReply {
  return reply.code(status).type(`${type}; charset=utf-8`).send(body)
}
