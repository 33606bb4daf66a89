// npm run restore -- <file>: into an empty database, while no server is running on it.
import { restoreBackup } from './backup/restore-backup.ts'
import { runCommand } from './backup/run-command.ts'

await runCommand('restore', { mayShare: false }, async (db, file) => {
  const { rows, madeAt } = await restoreBackup(db, file)
  return `Restored ${rows} records of the backup made at ${madeAt}.`
})
