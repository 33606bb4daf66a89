import { randomUUID } from 'node:crypto'
import { errorReport, storeAddress } from '#domain/error-report.ts'
import type { SafeError } from './auth/safe-error.ts'

const mostPerMinute = 30
const patienceMs = 5000

type Line = { readonly msg?: string; readonly reqId?: string; readonly fault?: SafeError }

/** Takes the log's errors and tells the operator's error service of them. It never fails, and nobody waits for it. */
export type FaultReports = {
  write(line: string): void
  /** When everything that is on its way has arrived, or was given up. */
  sent(): Promise<unknown>
}

export function faultReports(dsn: string | undefined, now: () => number = Date.now): FaultReports | null {
  const address = dsn ? storeAddress(dsn) : null
  if (!address) return null
  const sending = new Set<Promise<unknown>>()
  let minute = 0
  let count = 0
  return {
    write(line) {
      const current = Math.floor(now() / 60_000)
      count = current === minute ? count + 1 : 1
      minute = current
      if (count > mostPerMinute) return
      const body = JSON.stringify(reportOf(JSON.parse(line), new Date(now())))
      const sent = fetch(address, { method: 'POST', body, signal: AbortSignal.timeout(patienceMs) })
        .then((answer) => answer.body?.cancel())
        .catch(() => undefined)
        .finally(() => sending.delete(sent))
      sending.add(sent)
    },
    sent: () => Promise.all(sending),
  }
}

function reportOf({ msg = '', reqId, fault }: Line, at: Date) {
  const facts = {
    name: fault?.type ?? 'Error',
    message: [msg, fault?.code, fault?.constraint, fault?.message].filter(Boolean).join(' · '),
    stack: (fault?.at ?? []).join('\n'),
  }
  const report = errorReport({ id: randomUUID(), at, platform: 'node', ...facts })
  return reqId ? { ...report, tags: { request: reqId } } : report
}
