import type { Pool } from 'pg'
import { createBoss, createQueues, jobSchema, queues } from './queues.ts'

/** Tables and queues, so that work can be handed in before any process has begun to do it. */
export async function prepareJobs(db: Pool): Promise<void> {
  if (await isPrepared(db)) return
  const boss = createBoss(db, { max: 1, supervise: false, schedule: false })
  boss.on('error', () => undefined)
  await boss.start()
  try {
    await createQueues(boss)
  } finally {
    await boss.stop({ graceful: false })
  }
}

async function isPrepared(db: Pool): Promise<boolean> {
  const table = await db.query<{ name: string | null }>('select to_regclass($1) as name', [
    `${jobSchema}.queue`,
  ])
  if (!table.rows[0]?.name) return false
  const { rowCount } = await db.query(`select 1 from ${jobSchema}.queue where name = any($1)`, [
    Object.keys(queues),
  ])
  return rowCount === Object.keys(queues).length
}
