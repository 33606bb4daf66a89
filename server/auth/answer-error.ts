import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError, type ErrorCode, errorText, type Locale, reasonTexts } from '#domain/errors.ts'
import { safeError } from './safe-error.ts'

export const statuses: Record<ErrorCode, number> = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
  STORAGE_FULL: 507,
}

/** Answered with 5xx, and nothing that we expect now and then: somebody should look at it. */
export function isOurFault(error: unknown): boolean {
  return !(error instanceof AppError) || (statuses[error.code] >= 500 && !error.detail.reason)
}

/** English unless the browser asks for Spanish before it. */
export function localeOf(request: Pick<FastifyRequest, 'headers'>): Locale {
  const wanted = (request.headers['accept-language'] ?? '')
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase())
    .find((language) => language === 'en' || language === 'es')
  return wanted === 'es' ? 'es' : 'en'
}

/** Every failure as one of the closed list; what is not on it is logged and shown as unavailable. */
export function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  locale = localeOf(request),
): FastifyReply {
  const known = knownError(error, request)
  if (isOurFault(known)) request.log.error({ fault: safeError(error) }, 'request failed')
  const { code, detail } = known ?? new AppError('UNAVAILABLE')
  if (detail.retryAfter) reply.header('retry-after', detail.retryAfter)
  return reply
    .code(detail.reason === 'bodyTooLarge' ? 413 : statuses[code])
    .header('cache-control', 'no-store')
    .send({
      code,
      message: errorText(code, detail, locale),
      ...(detail.reason && { reason: detail.reason }),
      ...(detail.retryAfter && { retryAfter: detail.retryAfter }),
      ...(detail.fields && {
        fields: detail.fields.map(({ field, reason }) => ({
          field,
          reason,
          message: reasonTexts[reason][locale],
        })),
      }),
    })
}

function knownError(error: unknown, request: FastifyRequest): AppError | null {
  if (error instanceof AppError) return error
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  return typeof status === 'number' && status >= 400 && status < 500 ? bodyRefusal(status, request) : null
}

/** Fastify itself refused the body: not JSON, too large, wrong type. */
export function bodyRefusal(status: number, { routeOptions }: FastifyRequest): AppError {
  const limit = Math.floor(routeOptions.bodyLimit / 1000)
  return new AppError('BAD_USER_INPUT', status === 413 ? { reason: 'bodyTooLarge', limit } : {})
}
