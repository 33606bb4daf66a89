// npm run backup -- <file>: works beside a running server.
import { resolve } from 'node:path'
import { runCommand } from './backup/run-command.ts'
import { writeBackup } from './backup/write-backup.ts'

await runCommand('backup', { mayShare: true }, async (db, file) => {
  await writeBackup(db, file)
  return `The backup is in ${resolve(file)}. It holds everything people entered and uploaded: keep it safe.`
})
