import { setTimeout as pause } from 'node:timers/promises'
import { openSocket } from '#testing/open-socket.ts'
import { operations } from './api/operations.ts'
import { memoryOf, startOwnServer } from './api/own-server.ts'
import { type Seat, seed } from './api/seed.ts'

// Do many who write and many who watch get on with each other for long? Each writer changes one answer of a plan after
// the other, each listener watches the plan of a writer and reads its answers anew when it has changed, as a page does.
// Arguments: seconds (300), writers (60), listeners (20). The last line is JSON.
const [seconds = 300, writers = 60, listeners = 20] = process.argv.slice(2).map(Number)
// Faster than anybody types: a page saves in the pauses. No two are alike: who is answered together would otherwise write
// together for ever, and the whole crowd would come at one moment.
const pauseMs = 250
const somePause = () => pause(pauseMs * (0.5 + Math.random()))
const goals = { p99: 100, memory: 260, growth: 10 }

const server = await startOwnServer()
try {
  const seats = (await seed(server.db, server.env)).slice(0, writers)
  const end = Date.now() + seconds * 1000
  const noted = { writes: [] as number[], reads: [] as number[], heard: 0, errors: [] as string[] }
  const memory: number[] = []

  const everybody = [
    ...seats.map((seat) => keepWriting(seat, end)),
    ...seats.slice(0, listeners).map((seat) => keepListening(seat, end)),
    keepMeasuring(end),
  ]
  await Promise.all(everybody)

  const growth =
    mean(memory.slice(-memory.length / 4)) - mean(memory.slice(memory.length / 4, memory.length / 2))
  const line = {
    soak: 'api',
    seconds,
    writers,
    listeners,
    writes: told(noted.writes),
    reads: told(noted.reads),
    heard: noted.heard,
    errors: { count: noted.errors.length, first: noted.errors[0] ?? null },
    memory: { first: memory[0], most: Math.max(...memory), last: memory.at(-1), growth: Math.round(growth) },
    goals,
  }
  const isMet =
    noted.errors.length === 0 &&
    noted.heard > 0 &&
    line.writes.p99 <= goals.p99 &&
    line.memory.most <= goals.memory &&
    growth <= goals.growth
  process.stdout.write(`${JSON.stringify({ ...line, isMet })}\n`)
  process.exitCode = isMet ? 0 : 1

  async function keepWriting(seat: Seat, until: number): Promise<void> {
    const { document, variables } = operations['update-one-field']
    // Not all at the same moment.
    await pause(Math.random() * pauseMs)
    for (let turn = 0; Date.now() < until; turn += 1) {
      await timed(noted.writes, () => ask(seat, document, variables(seat, turn)))
      await somePause()
    }
  }

  async function keepListening(seat: Seat, until: number): Promise<void> {
    const { document, variables } = operations['list-60-inputs']
    let isChanged = false
    const socket = openSocket(`${server.url.replace('http', 'ws')}/graphql`, {
      protocols: ['graphql-transport-ws'],
      headers: { authorization: seat.bearer },
    })
    const send = (message: object) => socket.send(JSON.stringify(message))
    socket.addEventListener('open', () => send({ type: 'connection_init' }))
    socket.addEventListener('close', ({ code }) => code !== 1000 && noted.errors.push(`closed with ${code}`))
    socket.addEventListener('message', ({ data }) => {
      const { type, payload } = JSON.parse(String(data))
      const query = `subscription { projectChanged(projectId: "${seat.projectId}") { id version } }`
      if (type === 'connection_ack') send({ id: '1', type: 'subscribe', payload: { query } })
      else if (type === 'next' && !payload.errors) {
        noted.heard += 1
        isChanged = true
      } else noted.errors.push(String(data))
    })
    while (Date.now() < until) {
      await somePause()
      if (isChanged) {
        isChanged = false
        await timed(noted.reads, () => ask(seat, document, variables(seat)))
      }
    }
    socket.close(1000)
  }

  async function ask(seat: Seat, query: string, variables: object): Promise<void> {
    const answer = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: seat.bearer },
      body: JSON.stringify({ query, variables }),
    })
    const text = await answer.text()
    if (answer.status !== 200 || text.includes('"errors"')) noted.errors.push(text.slice(0, 200))
  }

  async function keepMeasuring(until: number): Promise<void> {
    while (Date.now() < until) {
      memory.push(await memoryOf(server.url))
      await pause(Math.min(5000, (seconds * 1000) / 20))
    }
  }
} finally {
  await server.stop()
}

async function timed(times: number[], work: () => Promise<void>): Promise<void> {
  const start = performance.now()
  await work()
  times.push(performance.now() - start)
}

function told(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) =>
    Math.round((sorted[Math.floor(sorted.length * share)] ?? Number.NaN) * 10) / 10
  return { count: times.length, p50: at(0.5), p99: at(0.99), most: at(0.9999) }
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length
}
