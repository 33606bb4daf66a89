import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'
import { type OperationName, operations } from './operations.ts'
import type { Seat } from './seed.ts'

/** `cpu`: milliseconds of processor time that the server spent on one request, which a busy machine hardly changes. */
export type Load = { perSecond: number; p50: number; p99: number; cpu: number }

const connections = 10
const turns = 240

/** The same work for both servers: 240 requests in turn, spread over all projects and their sessions. */
function requestsFor(name: OperationName, seats: readonly Seat[], isBare: boolean) {
  const { document, variables } = operations[name]
  return Array.from({ length: turns }, (_, turn) => {
    const seat = seats[turn % seats.length] as Seat
    const values = variables(seat, turn) as { query?: { _id?: string }; data?: object }
    const body = isBare
      ? { projectId: seat.projectId, row: values.query?._id, data: values.data }
      : { query: document, variables: values }
    return {
      method: 'POST' as const,
      path: isBare ? `/${name}` : '/graphql',
      headers: { 'content-type': 'application/json', authorization: seat.bearer },
      body: JSON.stringify(body),
    }
  })
}

export type Target = { url: string; pid: number; isBare: boolean }

export async function load(
  { url, pid, isBare }: Target,
  name: OperationName,
  seats: readonly Seat[],
  seconds: number,
): Promise<Load> {
  const before = processorTime(pid)
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: requestsFor(name, seats, isBare),
    verifyBody: (body) => !String(body).includes('"errors"'),
  })
  const failed = result.errors + result.non2xx + result.mismatches
  if (failed > 0) throw new Error(`${name}: ${failed} of ${result.requests.total} requests failed at ${url}`)
  return {
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpu: (processorTime(pid) - before) / result.requests.total,
  }
}

// Fields 14 and 15 of /proc/<pid>/stat, in hundredths of a second; NaN where there is no such file.
function processorTime(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return Number.NaN
  }
}
