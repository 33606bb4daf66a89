import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../scripts/crash-test/server.ts'

/** As `npm start` does it, built if needed, on a data folder of its own. */
export async function startProduct(settings: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'germina-bench-'))
  const port = await freePort()
  const address = `http://localhost:${port}`
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...process.env,
      DATA_DIR: folder,
      DATABASE_URL: '',
      PORT: String(port),
      PUBLIC_URL: address,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => String(chunk).includes('is ready at') && resolve())
    child.once('exit', () => reject(new Error('The product did not start')))
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
  return { address, stop }
}
