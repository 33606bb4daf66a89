import type { FastifyInstance } from 'fastify'
import { AppError } from '#domain/errors.ts'
import { answerError } from '#server/auth/answer-error.ts'
import { createAuth } from '#server/auth/auth.ts'
import { registerEntranceRoutes, registerLinkRoutes } from '#server/auth/entrance-routes.ts'
import { registerChangeRoutes, registerSessionRoutes } from '#server/auth/own-account-routes.ts'
import { assertSameOrigin } from '#server/auth/same-origin.ts'
import type { Deps } from '#server/deps.ts'
import { prepareJobs } from '#server/jobs/prepare-jobs.ts'

const largestBody = 32 * 1024

/** The only doors to accounts: better-auth stands behind them, so no field gets through that they do not name. */
export function registerAuthRoutes(app: FastifyInstance, deps: Deps): void {
  app.addHook('onReady', () => prepareJobs(deps.db))
  app.register(
    async (scope) => {
      scope.addHook('onRoute', (route) => {
        route.bodyLimit = largestBody
      })
      acceptJsonOnly(scope)
      scope.setErrorHandler(answerError)
      scope.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
        assertSameOrigin(deps.env, request)
      })
      const auth = createAuth(deps)
      registerEntranceRoutes(scope, deps, auth)
      registerLinkRoutes(scope, deps, auth)
      registerSessionRoutes(scope, deps, auth)
      registerChangeRoutes(scope, deps, auth)
      scope.all('/*', () => {
        throw new AppError('NOT_FOUND')
      })
    },
    { prefix: '/api/auth' },
  )
}

// A form of another site can send every other type without asking first.
function acceptJsonOnly(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, next) => {
    try {
      next(null, body === '' ? {} : JSON.parse(String(body)))
    } catch {
      next(new AppError('BAD_USER_INPUT'))
    }
  })
}
