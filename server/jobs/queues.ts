import type { Pool } from 'pg'
import { type ConstructorOptions, PgBoss, type Queue } from 'pg-boss'

export const jobSchema = 'pgboss'

const hour = 3600
const day = 24 * hour

/** Every kind of background work. A failed job is tried again later and later, up to the last one. */
export const queues = {
  mail: {
    notify: true,
    retryLimit: 8,
    retryDelay: 15,
    retryBackoff: true,
    retryDelayMax: 2 * hour,
    expireInSeconds: 120,
    retentionSeconds: 2 * day,
    deleteAfterSeconds: hour,
  },
  digest: { retryLimit: 5, retryDelay: 300, expireInSeconds: 600, deleteAfterSeconds: day },
  'expire-requests': { retryLimit: 2, retryDelay: 60, expireInSeconds: 300, deleteAfterSeconds: hour },
  'send-bundles': { retryLimit: 2, retryDelay: 60, expireInSeconds: 300, deleteAfterSeconds: hour },
  'tell-decisions': { retryLimit: 2, retryDelay: 30, expireInSeconds: 300, deleteAfterSeconds: hour },
  'clean-up': { retryLimit: 2, retryDelay: 600, expireInSeconds: 600, deleteAfterSeconds: day },
} satisfies Record<string, Omit<Queue, 'name'>>

export type QueueName = keyof typeof queues

/** pg-boss with connections of its own, since it reads dates differently from our pool. */
export function createBoss(db: Pool, options: ConstructorOptions): PgBoss {
  const { connectionString } = db.options
  if (!connectionString) throw new Error('The pool does not say where its database is')
  return new PgBoss({ application_name: 'germina jobs', ...options, connectionString, schema: jobSchema })
}

export async function createQueues(boss: PgBoss): Promise<void> {
  for (const [name, options] of Object.entries(queues)) {
    await boss.createQueue(name, options)
    await boss.updateQueue(name, options)
  }
}
