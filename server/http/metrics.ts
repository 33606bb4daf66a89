import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Pool } from 'pg'

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

type Series = { count: number; sum: number; atMost: number[] }

/** Counts requests by method, route and status, and prints everything in Prometheus text. */
export function createMetrics(db: Pool) {
  const requests = new Map<string, Series>()
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()

  function observe(method: string, route: string, status: number, seconds: number): void {
    const labels = `method="${method}",route="${route}",status="${status}"`
    const series = requests.get(labels) ?? { count: 0, sum: 0, atMost: buckets.map(() => 0) }
    series.count += 1
    series.sum += seconds
    buckets.forEach((bucket, index) => {
      if (seconds <= bucket) series.atMost[index] = (series.atMost[index] ?? 0) + 1
    })
    requests.set(labels, series)
  }

  function print(): string {
    const memory = process.memoryUsage()
    return [
      ...gauge('process_resident_memory_bytes', 'Memory the process holds.', memory.rss),
      ...gauge('nodejs_heap_used_bytes', 'Memory in use by JavaScript.', memory.heapUsed),
      ...gauge('process_uptime_seconds', 'Seconds since the start.', process.uptime()),
      ...gauge(
        'nodejs_eventloop_delay_p99_seconds',
        'Delay of the event loop, 99th percentile.',
        delay.percentile(99) / 1e9,
      ),
      ...gauge('germina_database_connections', 'Open connections to the database.', db.totalCount),
      ...gauge('germina_database_waiting', 'Requests that wait for a connection.', db.waitingCount),
      '# HELP http_request_duration_seconds Time to answer, by route and status.',
      '# TYPE http_request_duration_seconds histogram',
      ...[...requests].flatMap(([labels, series]) => histogram(labels, series)),
      '',
    ].join('\n')
  }

  return { observe, print, stop: () => delay.disable() }
}

const gauge = (name: string, help: string, value: number) => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} gauge`,
  `${name} ${Number.isFinite(value) ? value : 0}`,
]

function histogram(labels: string, { count, sum, atMost }: Series): string[] {
  const name = 'http_request_duration_seconds'
  return [
    ...buckets.map((bucket, index) => `${name}_bucket{${labels},le="${bucket}"} ${atMost[index]}`),
    `${name}_bucket{${labels},le="+Inf"} ${count}`,
    `${name}_sum{${labels}} ${sum}`,
    `${name}_count{${labels}} ${count}`,
  ]
}
