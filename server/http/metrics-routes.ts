import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#domain/errors.ts'
import type { Deps } from '#server/deps.ts'
import type { Env } from '#server/env.ts'
import { createMetrics } from './metrics.ts'

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** /metrics answers the operator's token, or, where none is set, the machine itself. To others it does not exist. */
export function registerMetricsRoutes(app: FastifyInstance, { db, env }: Deps): void {
  const metrics = createMetrics(db)
  app.addHook('onClose', async () => metrics.stop())
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    metrics.observe(request.method, route, reply.statusCode, reply.elapsedTime / 1000)
    done()
  })
  app.get('/metrics', async (request, reply) => {
    if (!isOperator(env, request)) throw new AppError('NOT_FOUND')
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics.print())
  })
}

function isOperator({ METRICS_TOKEN }: Env, request: FastifyRequest): boolean {
  if (METRICS_TOKEN) return isSame(request.headers.authorization, `Bearer ${METRICS_TOKEN}`)
  // A proxy on the same machine also comes from the loopback, but it says for whom.
  const isForwarded = 'x-forwarded-for' in request.headers || 'forwarded' in request.headers
  return !isForwarded && loopback.has(request.socket.remoteAddress ?? '')
}

function isSame(given: string | undefined, wanted: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}
