import { mkdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { destination, type Logger, multistream, pino } from 'pino'
import type { Settings } from './env.ts'
import type { FaultReports } from './fault-reports.ts'

const largestFile = 20_000_000

const options = {
  redact: [
    'req.headers.authorization',
    'req.headers.cookie',
    'res.headers["set-cookie"]',
    'res.headers["set-auth-token"]',
  ],
}

// In production everything goes to stderr, where the host collects it. On a developer's machine it goes to a
// file and only trouble to the terminal, so that the address to open stays readable.
// Errors also go to the error service, where there is one.
export function createLog(settings: Settings, reports: FaultReports | null = null): Logger {
  const reported = reports ? [{ level: 'error' as const, stream: reports }] : []
  if (settings.NODE_ENV === 'production') {
    const stream = inBundles()
    return pino(options, reports ? multistream([{ stream }, ...reported]) : stream)
  }
  mkdirSync(settings.DATA_DIR, { recursive: true, mode: 0o700 })
  const file = join(settings.DATA_DIR, 'server.log')
  startAfresh(file)
  return pino(
    options,
    multistream([
      { stream: destination({ dest: file, mode: 0o600, sync: true }) },
      { level: 'warn', stream: destination(2) },
      ...reported,
    ]),
  )
}

// A line of its own for each request is a call to the system for each request. What is left at the end is written
// then, and nothing waits longer than a second.
const inBundles = () => destination({ dest: 2, sync: false, minLength: 4096, periodicFlush: 1000 })

function startAfresh(file: string): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size > largestFile) rmSync(file)
}
