import { pino } from 'pino'
import { tellDecisions } from '#server/jobs/tell-decisions.ts'
import type { Site } from './fixtures.ts'

/** Nobody is told of a decision before it can no longer be taken back. */
export async function oneMinuteLater({ db, env }: Pick<Site, 'db' | 'env'>): Promise<void> {
  await db.query(`update untold_decision set due = due - interval '1 minute'`)
  await tellDecisions({ db, env, log: pino({ level: 'silent' }) })
}
