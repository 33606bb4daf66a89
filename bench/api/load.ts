import autocannon from 'autocannon'
import { type OperationName, operations } from './operations.ts'
import { databaseTime, processorTime } from './processor-time.ts'
import type { Seat } from './seed.ts'

/**
 * `cpu` and `databaseCpu`: milliseconds of processor time that the server and PostgreSQL spent on one request, which a
 * busy machine hardly changes.
 */
export type Load = { perSecond: number; p50: number; p99: number; cpu: number; databaseCpu: number }

export type Target = {
  readonly url: string
  readonly pid: number
  readonly kind: 'api' | 'same' | 'limit'
  /** The one token that the limit knows. */
  readonly token?: string
}

const connections = 16
const turns = 400

/** The same work for all servers: requests in turn, spread over all projects and their sessions. */
function requestsFor(name: OperationName, seats: readonly Seat[], { kind, token }: Target) {
  const { document, variables } = operations[name]
  return Array.from({ length: turns }, (_, turn) => {
    const seat = seats[turn % seats.length] as Seat
    const values = variables(seat, turn) as { query?: { _id?: string }; data?: object }
    const body =
      kind === 'api'
        ? { query: document, variables: values }
        : { userId: seat.userId, projectId: seat.projectId, row: values.query?._id, data: values.data }
    return {
      method: 'POST' as const,
      path: kind === 'api' ? '/graphql' : `/${name}`,
      headers: {
        'content-type': 'application/json',
        authorization: token ? `Bearer ${token}` : seat.bearer,
      },
      body: JSON.stringify(body),
    }
  })
}

export async function load(
  target: Target,
  databasePid: number,
  name: OperationName,
  seats: readonly Seat[],
  seconds: number,
): Promise<Load> {
  const { url, pid } = target
  const requests = requestsFor(name, seats, target)
  const before = { server: processorTime(pid), database: databaseTime(databasePid) }
  let clients = 0
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests,
    // Each connection begins somewhere else: people seldom write to the same record at the same moment.
    setupClient: (client) => {
      const start = Math.floor((clients++ * turns) / connections)
      client.setRequests([...requests.slice(start), ...requests.slice(0, start)])
    },
    verifyBody: (body) => !String(body).includes('"errors"'),
  })
  const failed = result.errors + result.non2xx + result.mismatches
  if (failed > 0) throw new Error(`${name}: ${failed} of ${result.requests.total} requests failed at ${url}`)
  const spent = (from: number, to: number) => (to - from) / result.requests.total
  return {
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpu: spent(before.server, processorTime(pid)),
    databaseCpu: spent(before.database, databaseTime(databasePid)),
  }
}
