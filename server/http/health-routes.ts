import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'

/** /health: the process answers. /ready: the database does too. Neither says anything else. */
export function registerHealthRoutes(app: FastifyInstance, { db, log }: Deps): void {
  app.get('/health', { exposeHeadRoute: true }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )

  app.get('/ready', { exposeHeadRoute: true }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await db.query('select 1')
      return { status: 'ok' }
    } catch (error) {
      log.warn({ err: error }, 'the database does not answer')
      return reply.code(503).send({ status: 'unavailable' })
    }
  })
}
