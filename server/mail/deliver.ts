import type { Job, JobResult } from 'pg-boss'
import type { Deps } from '#server/deps.ts'
import { renderMail } from './render.ts'
import type { QueuedMail } from './send-mail.ts'
import type { Transport } from './transport.ts'

/** Sends some mails of the queue at once; each succeeds or fails for itself. */
export function deliverAll(deps: Deps, transport: Transport, jobs: Job<QueuedMail>[]): Promise<JobResult[]> {
  return Promise.all(jobs.map((job) => deliver(deps, transport, job)))
}

async function deliver({ db, log }: Deps, transport: Transport, job: Job<QueuedMail>): Promise<JobResult> {
  const { template, locale, to } = job.data
  try {
    await transport.send({ ...renderMail(job.data), to })
  } catch (error) {
    const output = { cause: causeOf(error) }
    log.warn({ template, ...output }, 'mail not sent')
    return { id: job.id, status: 'failed', output }
  }
  log.info({ template, locale }, 'mail sent')
  // A sent mail leaves neither address nor link behind in the database.
  await db.query(`update pgboss.job set data = null where name = 'mail' and id = $1`, [job.id])
  return { id: job.id, status: 'completed' }
}

// The full message of a mail server often holds the address.
function causeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}
