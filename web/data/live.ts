import type { ExecutionResult } from 'urql'
import { heartbeat } from './heartbeat.ts'

type Request = { query?: string | undefined; variables?: object | undefined }
type Observer = {
  next: (value: ExecutionResult) => void
  error: (error: unknown) => void
  complete: () => void
}
type Message =
  | { type: 'connection_ack' | 'ping' | 'pong' }
  | { type: 'next'; id: string; payload: ExecutionResult }
  | { type: 'error'; id: string; payload: unknown }
  | { type: 'complete'; id: string }

const protocol = 'graphql-transport-ws'
const longestWaitMs = 30_000
/** Closed on purpose by the server: not signed in, or a broken request. Trying again would not help. */
const finalCodes = [4400, 4401, 4403, 4406]
/** A listener who was sent away for this is let in again later. */
const passing = ['UNAVAILABLE', 'RATE_LIMITED']

type Options = {
  open?: (url: string) => WebSocket
  /** The line was cut and is there again: nobody knows what was missed. */
  onBack?: () => void
}

/** Live updates over one WebSocket, opened with the first listener and reopened until the last one leaves. */
export function liveConnection(address: string, { open = openSocket, onBack = () => {} }: Options = {}) {
  const listeners = new Map<string, { request: Request; observer: Observer }>()
  const life = heartbeat(
    () => send({ type: 'ping' }),
    () => drop(),
  )
  let socket: WebSocket | null = null
  let acknowledged = false
  let wasCut = false
  let failures = 0
  let retry: ReturnType<typeof setTimeout> | undefined
  let lastId = 0

  function connect(): void {
    clearTimeout(retry)
    const opened = open(address)
    socket = opened
    acknowledged = false
    life.expect()
    opened.onopen = () => send({ type: 'connection_init' })
    opened.onmessage = ({ data }) => {
      if (socket !== opened) return
      life.heard()
      receive(JSON.parse(String(data)) as Message)
    }
    opened.onclose = ({ code }) => {
      if (socket === opened) lose(code)
    }
  }

  function lose(code: number): void {
    socket = null
    life.stop()
    wasCut = true
    if (listeners.size === 0 || finalCodes.includes(code)) return
    const wait = Math.min(longestWaitMs, 1000 * 2 ** failures++)
    retry = setTimeout(connect, wait * (0.5 + Math.random() / 2))
  }

  /** Not waiting for the other side to agree: it may not be there any more. */
  function drop(): void {
    const dropped = socket
    if (!dropped) return
    lose(1006)
    dropped.close()
  }

  function receive(message: Message): void {
    if (message.type === 'connection_ack') welcome()
    else if (message.type === 'error' && isPassing(message.payload)) drop()
    else {
      failures = 0
      hear(message)
    }
  }

  function welcome(): void {
    acknowledged = true
    for (const id of listeners.keys()) start(id)
    if (wasCut) onBack()
    wasCut = false
  }

  function hear(message: Message): void {
    if (message.type === 'ping') send({ type: 'pong' })
    else if (message.type === 'next') listeners.get(message.id)?.observer.next(message.payload)
    else if (message.type === 'error') end(message.id, ({ observer }) => observer.error(message.payload))
    else if (message.type === 'complete') end(message.id, ({ observer }) => observer.complete())
  }

  function start(id: string): void {
    const listener = listeners.get(id)
    if (listener) send({ type: 'subscribe', id, payload: listener.request })
  }

  function end(id: string, tell: (listener: { observer: Observer }) => void): void {
    const listener = listeners.get(id)
    listeners.delete(id)
    if (listener) tell(listener)
  }

  function send(message: object): void {
    if (socket?.readyState === 1) socket.send(JSON.stringify(message))
  }

  function subscribe(request: Request, observer: Observer): () => void {
    const id = String(++lastId)
    listeners.set(id, { request: { query: request.query, variables: request.variables }, observer })
    if (!socket) connect()
    else if (acknowledged) start(id)
    return () => {
      if (listeners.delete(id) && acknowledged) send({ type: 'complete', id })
      if (listeners.size > 0) return
      clearTimeout(retry)
      life.stop()
      socket?.close(1000)
      socket = null
      wasCut = false
    }
  }

  /** After a sleep or a cut: is anybody there? */
  function wake(): void {
    if (listeners.size === 0) return
    if (socket) life.check()
    else connect()
  }

  return { subscribe, wake }
}

function openSocket(url: string): WebSocket {
  return new WebSocket(url, protocol)
}

function isPassing(payload: unknown): boolean {
  const [error] = (Array.isArray(payload) ? payload : [payload]) as { extensions?: { code?: string } }[]
  return passing.includes(error?.extensions?.code ?? '')
}
