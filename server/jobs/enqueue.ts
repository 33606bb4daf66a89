import type { Queryable } from '#server/db/transaction.ts'
import { jobSchema, type QueueName } from './queues.ts'

// Same as pg-boss itself inserts and announces a job, but on the connection of the caller: inside a transaction
// the job exists only if the rest does.
const insertJob = `with job as (
    insert into ${jobSchema}.job (name, data, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max,
      expire_seconds, deletion_seconds, keep_until)
    select name, $2::jsonb, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max,
      expire_seconds, deletion_seconds, now() + retention_seconds * interval '1 second'
    from ${jobSchema}.queue where name = $1
    returning id
  )
  select id, pg_notify('pgboss_' || left(encode(sha224('${jobSchema}'::bytea), 'hex'), 24), $1) from job`

export async function enqueue(connection: Queryable, queue: QueueName, data: object): Promise<void> {
  const { rowCount } = await connection.query({
    name: 'enqueue',
    text: insertJob,
    values: [queue, JSON.stringify(data)],
  })
  if (rowCount === 0) throw new Error(`There is no queue for ${queue}`)
}
