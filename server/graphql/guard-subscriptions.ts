import { createRequire } from 'node:module'
import type { FastifyInstance } from 'fastify'
import { GraphQLError, type ValidationRule } from 'graphql'
import { AppError } from '#domain/errors.ts'
import type { ApiContext } from './context.ts'
import { described, withoutHint } from './error-answer.ts'

// The same copy that the library has loaded: a schema of one is refused by the other.
const { specifiedRules, validate } = createRequire(import.meta.url)('graphql') as typeof import('graphql')

type Rate = { count(key: string): void }

/** The library checks nothing of what comes through a web socket: the same rules hold there as for a request. */
export function guardSubscriptions(app: FastifyInstance, rules: readonly ValidationRule[], rate: Rate): void {
  app.graphql.addHook('preSubscriptionExecution', async (schema, document, context) => {
    const { actor, locale } = context as unknown as ApiContext
    const [fault] = validate(schema, document, [...specifiedRules, ...rules], { maxErrors: 1 })
    if (fault) throw new GraphQLError(withoutHint(fault.message), { extensions: { code: 'BAD_USER_INPUT' } })
    try {
      if (actor) rate.count(actor.userId)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const { message, extensions } = described(error, locale)
      throw new GraphQLError(message, { extensions })
    }
  })
}
