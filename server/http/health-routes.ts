import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { safeError } from '#server/auth/safe-error.ts'
import type { Deps } from '#server/deps.ts'

const answerWithinMs = 1_500

/** /health: the process answers. /ready: the database does too. Neither says anything else. */
export function registerHealthRoutes(app: FastifyInstance, { db, log }: Deps): void {
  app.get('/health', { exposeHeadRoute: true }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )

  app.get('/ready', { exposeHeadRoute: true }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await answers(db)
      return { status: 'ok' }
    } catch (error) {
      log.warn({ fault: safeError(error) }, 'the database does not answer')
      return reply.code(503).send({ status: 'unavailable' })
    }
  })
}

/** A database that hangs, or whose connections are all taken by others, is as good as none. */
async function answers(db: Pool): Promise<void> {
  const probe = { text: 'select 1', query_timeout: answerWithinMs }
  const answer = db.query(probe)
  // It may still fail after nobody waits for it any more.
  answer.catch(() => undefined)
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('No answer in time')), answerWithinMs).unref()
  })
  await Promise.race([answer, late])
}
