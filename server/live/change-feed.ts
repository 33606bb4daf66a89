import { EventEmitter, on } from 'node:events'
import pg from 'pg'
import type { Logger } from 'pino'
import { safeError } from '#server/auth/safe-error.ts'

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
  /** Calls back whenever changes may have been missed, as soon as new ones are heard again. */
  onGap(listener: () => void): void
  close(): Promise<void>
}

export type FeedTimes = { retryAfterMs: number; beatEveryMs: number; answerWithinMs: number }

const usualTimes: FeedTimes = { retryAfterMs: 1_000, beatEveryMs: 5_000, answerWithinMs: 5_000 }

/** Hears every change that any server process commits (LISTEN/NOTIFY) and hands it to whoever watches. */
export async function openChangeFeed(
  connection: pg.ClientConfig,
  log: Logger,
  times: FeedTimes = usualTimes,
): Promise<ChangeFeed> {
  const emitter = new EventEmitter()
  emitter.setMaxListeners(0)
  let client: pg.Client | null = null
  let beat: NodeJS.Timeout | undefined
  let isClosed = false

  async function listen(): Promise<void> {
    const next = new pg.Client({
      ...connection,
      application_name: 'germina-live',
      connectionTimeoutMillis: times.answerWithinMs,
      query_timeout: times.answerWithinMs,
    })
    next.on('notification', ({ payload }) => publish(emitter, payload))
    next.on('error', (error) => lose(next, error))
    next.on('end', () => lose(next, new Error('The connection ended')))
    try {
      await next.connect()
      await next.query('listen germina')
    } catch (error) {
      next.end().catch(() => undefined)
      throw error
    }
    client = next
    beatLater(next)
  }

  /** A connection whose other end hangs brings no error and no news: only asking shows it. */
  function beatLater(current: pg.Client): void {
    beat = setTimeout(() => {
      current.query('select 1').then(
        () => client === current && beatLater(current),
        (error: unknown) => lose(current, error),
      )
    }, times.beatEveryMs).unref()
  }

  function lose(lost: pg.Client, error: unknown): void {
    if (client !== lost || isClosed) return
    client = null
    clearTimeout(beat)
    log.warn({ fault: safeError(error) }, 'live updates lost their connection')
    lost.end().catch(() => undefined)
    retryLater()
  }

  function retryLater(): void {
    if (!isClosed) setTimeout(retry, times.retryAfterMs).unref()
  }

  function retry(): void {
    listen().then(
      () => emitter.emit('gap'),
      (error: unknown) => {
        log.warn({ fault: safeError(error) }, 'live updates cannot connect')
        retryLater()
      },
    )
  }

  await listen()
  return {
    watch: (topic, signal) =>
      changes(emitter, 'projectId' in topic ? `project:${topic.projectId}` : `user:${topic.userId}`, signal),
    onGap: (listener) => void emitter.on('gap', listener),
    async close() {
      isClosed = true
      clearTimeout(beat)
      emitter.emit('close')
      await client?.end()
    },
  }
}

function publish(emitter: EventEmitter, payload: string | undefined): void {
  if (!payload) return
  const told: Change | Change[] = JSON.parse(payload)
  for (const change of Array.isArray(told) ? told : [told])
    emitter.emit(change.projectId ? `project:${change.projectId}` : `user:${change.userId}`, change)
}

/** Heard from this moment on, not only from when somebody first asks what was heard. */
function changes(
  emitter: EventEmitter,
  topic: string,
  signal: AbortSignal | undefined,
): AsyncIterableIterator<Change> {
  return each(on(emitter, topic, { close: ['close'], ...(signal && { signal }) }))
}

async function* each(heard: AsyncIterable<unknown[]>): AsyncIterableIterator<Change> {
  for await (const [change] of heard) yield change as Change
}
