import { EventEmitter, on } from 'node:events'
import pg from 'pg'
import type { Logger } from 'pino'

export type Change = {
  projectId?: string
  userId?: string
  kind: string
  id: string
  version?: number
  change: 'insert' | 'update' | 'delete'
}

type Topic = { projectId: string } | { userId: string }

export type ChangeFeed = {
  /** Ends with the signal: an iterator that waits for a change cannot be ended otherwise. */
  watch(topic: Topic, signal?: AbortSignal): AsyncIterableIterator<Change>
  close(): Promise<void>
}

const retryAfterMs = 1000

/** Hears every change that any server process commits (LISTEN/NOTIFY) and hands it to whoever watches. */
export async function openChangeFeed(connection: pg.ClientConfig, log: Logger): Promise<ChangeFeed> {
  const emitter = new EventEmitter()
  emitter.setMaxListeners(0)
  let client: pg.Client | null = null
  let isClosed = false

  async function listen(): Promise<void> {
    const next = new pg.Client({ ...connection, application_name: 'germina-live' })
    next.on('notification', ({ payload }) => publish(emitter, payload))
    next.on('error', (error) => {
      log.warn({ err: error }, 'live updates lost their connection')
      next.end().catch(() => undefined)
      if (!isClosed) setTimeout(retry, retryAfterMs).unref()
    })
    await next.connect()
    await next.query('listen germina')
    client = next
  }

  function retry(): void {
    listen().catch((error: unknown) => {
      log.warn({ err: error }, 'live updates cannot connect')
      if (!isClosed) setTimeout(retry, retryAfterMs).unref()
    })
  }

  await listen()
  return {
    watch: (topic, signal) =>
      changes(emitter, 'projectId' in topic ? `project:${topic.projectId}` : `user:${topic.userId}`, signal),
    async close() {
      isClosed = true
      emitter.emit('close')
      await client?.end()
    },
  }
}

function publish(emitter: EventEmitter, payload: string | undefined): void {
  if (!payload) return
  const change = JSON.parse(payload) as Change
  emitter.emit(change.projectId ? `project:${change.projectId}` : `user:${change.userId}`, change)
}

async function* changes(
  emitter: EventEmitter,
  topic: string,
  signal: AbortSignal | undefined,
): AsyncIterableIterator<Change> {
  for await (const [change] of on(emitter, topic, { close: ['close'], ...(signal && { signal }) })) {
    yield change as Change
  }
}
