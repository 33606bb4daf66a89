import type { FastifyBaseLogger } from 'fastify'
import type { ExecutionResult } from 'graphql'
import { AppError, type Locale } from '#domain/errors.ts'
import { safeError } from '#server/auth/safe-error.ts'
import type { Caller } from '#server/caller.ts'
import { liveLimits } from '#server/limits.ts'
import { type Documents, RefusedDocument } from './documents.ts'
import { described, formatErrors, isUnavailable } from './error-answer.ts'
import { subscribe } from './graphql-library.ts'
import type { Places } from './places.ts'
import type { Parameters } from './request-parameters.ts'
import type { RequestRate } from './request-rate.ts'
import type { ListenerContext } from './subscriptions.ts'

export type LiveRules = {
  readonly documents: Documents
  readonly rate: RequestRate
  readonly subscriptions: Places
}

type Listener = Caller & Omit<ListenerContext, 'signal'>

/** The subscriptions of one socket. Whatever ends one gives back all that it held. */
export function liveOperations(
  { documents, rate, subscriptions }: LiveRules,
  send: (message: object) => void,
  askToComeAgain: () => void,
) {
  const running = new Map<string, AbortController>()

  async function listen(parameters: Parameters, context: Listener, signal: AbortSignal, id: string) {
    const { query, operationName, variables } = parameters
    const { kind, document, weight } = documents.read(query, operationName)
    rate.count(context.actor.userId, weight)
    if (kind !== 'subscription') throw new AppError('BAD_USER_INPUT')
    const results = await subscribe({
      schema: documents.schema,
      document,
      contextValue: { ...context, signal },
      variableValues: variables,
      operationName,
    })
    if (!(Symbol.asyncIterator in results)) throw new RefusedDocument(results.errors ?? [])
    for await (const result of results) {
      if (signal.aborted) return
      send({ id, type: 'next', payload: payloadOf(result, context) })
    }
  }

  return {
    has: (id: string) => running.has(id),
    async start(id: string, parameters: Parameters, context: Listener): Promise<void> {
      const { locale, deps } = context
      const isRoom = running.size < liveLimits.subscriptionsPerSocket
      const giveBack = isRoom ? subscriptions.take(context.actor.userId) : null
      if (!giveBack) {
        send({ id, type: 'error', payload: errorsOf(new AppError('RATE_LIMITED'), locale, deps.log) })
        return
      }
      const end = new AbortController()
      running.set(id, end)
      try {
        await listen(parameters, context, end.signal, id)
        if (!end.signal.aborted) send({ id, type: 'complete' })
      } catch (error) {
        if (end.signal.aborted) return
        const payload = errorsOf(error, locale, deps.log)
        if (payload.some(isUnavailable)) askToComeAgain()
        else send({ id, type: 'error', payload })
      } finally {
        end.abort()
        giveBack()
        if (running.get(id) === end) running.delete(id)
      }
    },
    stop(id: string): void {
      running.get(id)?.abort()
      running.delete(id)
    },
    stopAll(): void {
      for (const end of running.values()) end.abort()
      running.clear()
    },
  }
}

function payloadOf({ data, errors }: ExecutionResult, { locale, deps }: Listener) {
  return { data, ...(errors && { errors: formatErrors(errors, locale, deps.log) }) }
}

function errorsOf(error: unknown, locale: Locale, log: FastifyBaseLogger) {
  if (error instanceof RefusedDocument) return formatErrors(error.errors, locale, log)
  if (error instanceof AppError) return [described(error, locale)]
  log.error({ fault: safeError(error) }, 'live updates failed')
  return [described(new AppError('UNAVAILABLE'), locale)]
}
