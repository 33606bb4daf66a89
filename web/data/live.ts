type Request = { query?: string | undefined; variables?: object | undefined }
type Observer = {
  next: (value: never) => void
  error: (error: unknown) => void
  complete: () => void
}
type Message =
  | { type: 'connection_ack' | 'ping' | 'pong' }
  | { type: 'next'; id: string; payload: unknown }
  | { type: 'error'; id: string; payload: unknown }
  | { type: 'complete'; id: string }

const protocol = 'graphql-transport-ws'
const longestWaitMs = 30_000
/** Closed on purpose by the server: not signed in, or a broken request. Trying again would not help. */
const finalCodes = [4400, 4401, 4403, 4406]

/** Live updates over one WebSocket, opened with the first listener and reopened until the last one leaves. */
export function liveConnection(address: string, open = (url: string) => new WebSocket(url, protocol)) {
  const listeners = new Map<string, { request: Request; observer: Observer }>()
  let socket: WebSocket | null = null
  let acknowledged = false
  let failures = 0
  let retry: ReturnType<typeof setTimeout> | undefined
  let lastId = 0

  function connect(): void {
    const opened = open(address)
    socket = opened
    acknowledged = false
    opened.onopen = () => send({ type: 'connection_init' })
    opened.onmessage = ({ data }) => receive(JSON.parse(String(data)) as Message)
    opened.onclose = ({ code }) => {
      if (socket !== opened) return
      socket = null
      if (listeners.size === 0 || finalCodes.includes(code)) return
      const wait = Math.min(longestWaitMs, 1000 * 2 ** failures++)
      retry = setTimeout(connect, wait * (0.5 + Math.random() / 2))
    }
  }

  function receive(message: Message): void {
    if (message.type === 'connection_ack') {
      acknowledged = true
      failures = 0
      for (const id of listeners.keys()) start(id)
    } else if (message.type === 'ping') send({ type: 'pong' })
    else if (message.type === 'next') listeners.get(message.id)?.observer.next(message.payload as never)
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
    if (!socket) {
      clearTimeout(retry)
      connect()
    } else if (acknowledged) start(id)
    return () => {
      if (listeners.delete(id) && acknowledged) send({ type: 'complete', id })
      if (listeners.size > 0) return
      clearTimeout(retry)
      socket?.close(1000)
      socket = null
    }
  }

  return { subscribe }
}
