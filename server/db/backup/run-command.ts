import type { Pool } from 'pg'
import { assertUsable, connect, unhurried } from '#server/db/connection.ts'
import { openDatabase } from '#server/db/database.ts'
import { readSettings } from '#server/env.ts'
import { StartError } from '#server/start-error.ts'

type Work = (db: Pool, file: string) => Promise<string>

export async function runCommand(name: string, options: { mayShare: boolean }, work: Work): Promise<void> {
  try {
    const file = process.argv[2]
    if (!file) throw new StartError(`Which file? npm run ${name} -- germina-backup.gz`)
    const database = await openDatabase(readSettings(), options)
    const db = connect(database.url, { max: 2, patience: unhurried })
    try {
      await assertUsable(db)
      process.stdout.write(`${await work(db, file)}\n`)
    } finally {
      await db.end()
      await database.stop()
    }
  } catch (error) {
    const message = error instanceof StartError ? error.message : error instanceof Error ? error.stack : error
    process.stderr.write(`${message}\n`)
    process.exitCode = 1
  }
}
