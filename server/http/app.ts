import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { answerError } from '#server/auth/answer-error.ts'
import type { Deps } from '#server/deps.ts'
import { registerDocumentRoutes } from '#server/documents/document-routes.ts'
import type { Env } from '#server/env.ts'
import { registerExportRoutes } from '#server/exports/export-routes.ts'
import { registerGraphql } from '#server/graphql/register.ts'
import { openChangeFeed } from '#server/live/change-feed.ts'
import { registerAccountDataRoutes } from '#server/verbs/account-data/account-data-routes.ts'
import { registerCalendarRoutes } from '#server/verbs/news/calendar.ts'
import { maySeeUser } from '#server/verbs/people/user.ts'
import { registerSharedRoutes } from '#server/verbs/sharing/shared-routes.ts'
import { registerAuthRoutes } from './auth-routes.ts'
import { registerCompression } from './compressed-answers.ts'
import { registerFileRoutes } from './file-routes.ts'
import { registerHealthRoutes } from './health-routes.ts'
import { registerInputDoor } from './input-door.ts'
import { registerMetricsRoutes } from './metrics-routes.ts'
import { requestReading } from './request-reading.ts'
import { registerSecurityHeaders } from './security-headers.ts'
import { registerWebRoutes } from './web-routes.ts'
import { registerWebSockets } from './web-sockets.ts'

/** The whole server on one Fastify instance, not yet listening. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const { env, db, log } = deps
  const loggerInstance: FastifyBaseLogger = log
  const app = Fastify({
    loggerInstance,
    trustProxy: trustedProxies(env),
    genReqId: () => randomUUID(),
    // One line per answered request is written below, without address, query or body.
    logController: new LogController({ disableRequestLogging: true }),
    ...requestReading,
    bodyLimit: 1_000_000,
    requestTimeout: 30_000,
    // A route that answers HEAD says so itself: what a GET does must not be done by a way that nobody thought of.
    exposeHeadRoutes: false,
  })
  app.setErrorHandler(answerError)
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    })
    done()
  })
  await registerWebSockets(app)
  registerSecurityHeaders(app, env)
  registerCompression(app)
  registerInputDoor(app)
  registerMetricsRoutes(app, deps)
  registerHealthRoutes(app, deps)
  registerAuthRoutes(app, deps)
  registerFileRoutes(app, deps, (actor, ownerId) => maySeeUser(db, actor, ownerId))
  registerAccountDataRoutes(app, deps)
  registerCalendarRoutes(app, deps)
  registerExportRoutes(app, deps)
  registerDocumentRoutes(app, deps)
  registerSharedRoutes(app, deps)
  const feed = await openChangeFeed(db.options, log)
  app.addHook('onClose', () => feed.close())
  registerGraphql(app, deps, feed)
  registerWebRoutes(app, env)
  return app
}

/** A number means: that many proxies stand before us. */
function trustedProxies({ TRUST_PROXY: trusted }: Env) {
  return typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted
}
