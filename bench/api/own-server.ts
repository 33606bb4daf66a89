import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { completeEnv } from '#server/auth-secret.ts'
import { openCluster } from '#server/db/cluster.ts'
import { connect } from '#server/db/connection.ts'
import { readSettings } from '#server/env.ts'
import { freePort, startChild } from './child.ts'

/** The API as `npm start` runs it, in a process of its own on a database of its own. */
export async function startOwnServer() {
  const small: { flags: string[]; environment: Record<string, string> } = JSON.parse(
    readFileSync('scripts/server-process.json', 'utf8'),
  )
  const server = [...small.flags, 'server/main.ts']
  const folder = mkdtempSync(join(tmpdir(), 'germina-bench-'))
  const cluster = await openCluster({ dataDir: folder })
  const db = connect(cluster.url)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const settings = {
    ...small.environment,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    DATABASE_URL: cluster.url,
    DATA_DIR: folder,
    RATE_LIMIT: '999999999',
    NODE_COMPILE_CACHE: 'node_modules/.cache/germina',
  }
  execFileSync(process.execPath, [...server, '--prepare'], { env: settings })
  const child = await startChild(server, settings)
  const env = await completeEnv(readSettings(settings), db)
  return {
    url,
    pid: child.pid,
    db,
    env,
    databaseUrl: cluster.url,
    folder,
    async stop() {
      await child.stop()
      await db.end()
      await cluster.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** What the server process holds, in megabytes. */
export async function memoryOf(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const bytes = Number(/^process_resident_memory_bytes (\d+)$/m.exec(text)?.[1])
  return Math.round(bytes / 1_000_000)
}
