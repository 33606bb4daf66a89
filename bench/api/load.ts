import autocannon from 'autocannon'
import { type OperationName, operations } from './operations.ts'
import type { Seat } from './seed.ts'

export type Load = { perSecond: number; p50: number; p99: number }

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

export async function load(
  url: string,
  name: OperationName,
  seats: readonly Seat[],
  isBare: boolean,
  seconds: number,
): Promise<Load> {
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
  }
}
