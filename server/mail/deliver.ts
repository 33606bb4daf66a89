import type { Job } from 'pg-boss'
import type { Deps } from '#server/deps.ts'
import { renderMail } from './render.ts'
import type { QueuedMail } from './send-mail.ts'
import type { Transport } from './transport.ts'

export async function deliver({ db, log }: Deps, transport: Transport, job: Job<QueuedMail>): Promise<void> {
  const { template, locale, to } = job.data
  await transport.send({ ...renderMail(job.data), to })
  log.info({ template, locale }, 'mail sent')
  // A sent mail leaves neither address nor link behind in the database.
  await db.query(`update pgboss.job set data = null where name = 'mail' and id = $1`, [job.id])
}
