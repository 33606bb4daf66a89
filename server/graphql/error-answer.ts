import type { FastifyBaseLogger } from 'fastify'
import type { ExecutionResult, GraphQLError } from 'graphql'
import { AppError, type ErrorCode, errorText, type Locale, reasonTexts } from '#domain/errors.ts'
import { isOurFault } from '#server/auth/answer-error.ts'
import { safeError } from '#server/auth/safe-error.ts'

type Formatted = { message: string; path?: readonly (string | number)[]; extensions: Record<string, unknown> }

/** Every error of an answer as one of the closed list, in the caller's language, without anything from inside. */
export function formatErrors(
  errors: NonNullable<ExecutionResult['errors']>,
  locale: Locale,
  log: FastifyBaseLogger,
): Formatted[] {
  return errors.map((error) => formatError(error, locale, log))
}

function formatError(error: GraphQLError, locale: Locale, log: FastifyBaseLogger): Formatted {
  const path = error.path ? { path: error.path } : {}
  const cause = causeOf(error)
  if (cause instanceof AppError) {
    if (isOurFault(cause)) log.error({ fault: safeError(cause) }, 'resolver failed')
    return { ...described(cause, locale), ...path }
  }
  // GraphQL itself refused the document or its variables: its text names only what the caller sent.
  if (cause === undefined || isGraphqlError(cause)) {
    return {
      message: withoutHint(error.message),
      ...path,
      extensions: { code: 'BAD_USER_INPUT' satisfies ErrorCode },
    }
  }
  log.error({ fault: safeError(cause) }, 'resolver failed')
  return { ...described(new AppError('UNAVAILABLE'), locale), ...path }
}

export function described({ code, detail }: AppError, locale: Locale): Formatted {
  const { reason, fields, current, retryAfter } = detail
  return {
    message: errorText(code, detail, locale),
    extensions: {
      code,
      ...(reason && { reason }),
      ...(fields && {
        fields: fields.map(({ field, reason }) => ({ field, reason, message: reasonTexts[reason][locale] })),
      }),
      ...(current !== undefined && { current }),
      ...(retryAfter && { retryAfter }),
    },
  }
}

/** Nobody may take what could not be read for what is not there. */
export const isUnavailable = ({ extensions }: Formatted) => extensions.code === 'UNAVAILABLE'

/** An error may be wrapped more than once on its way out of the executor. */
function causeOf(error: GraphQLError): unknown {
  let cause: unknown = error.originalError
  while (isGraphqlError(cause) && cause.originalError) cause = cause.originalError
  return cause
}

/** GraphQL likes to name what the caller may have meant, which would tell the schema piece by piece. */
export const withoutHint = (message: string) => message.replace(/ ?Did you mean .*$/, '')

// By name: the library may be loaded twice, as a module and by require.
const isGraphqlError = (error: unknown): error is GraphQLError =>
  error instanceof Error && error.name === 'GraphQLError'
