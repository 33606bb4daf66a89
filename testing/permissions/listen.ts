import type { Answer, LiveRequest, Server } from './call.ts'

type Message = {
  type: string
  payload?: { data?: Record<string, unknown> } | { extensions?: { code?: string } }[]
}

const announceEvery = 40
const longest = 5000

/** Opens a web socket, subscribes, has the database announce a change and gives the first thing that comes. */
export function listen(
  { address, db }: Server,
  headers: Record<string, string>,
  { document, variables, announce }: LiveRequest,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/graphql`, {
      protocols: ['graphql-transport-ws'],
      headers,
    } as never)
    const send = (message: object) => socket.send(JSON.stringify(message))
    const announcing = setInterval(
      () => db.query(`select pg_notify('germina', $1)`, [JSON.stringify(announce)]).catch(reject),
      announceEvery,
    )
    const tooLate = setTimeout(() => end(() => reject(new Error('No live update came'))), longest)
    function end(finish: () => void): void {
      clearInterval(announcing)
      clearTimeout(tooLate)
      socket.close()
      finish()
    }
    socket.onopen = () => send({ type: 'connection_init' })
    // Whoever is not signed in is sent away before anything can be asked.
    socket.onclose = ({ code, reason }) => {
      if (code === 4401) end(() => resolve(refused('UNAUTHENTICATED', reason)))
    }
    socket.onerror = () => end(() => reject(new Error('The web socket broke')))
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as Message
      if (message.type === 'connection_ack')
        send({ id: '1', type: 'subscribe', payload: { query: document, variables } })
      if (message.type === 'next' || message.type === 'error')
        end(() => resolve(liveAnswer(message, String(data))))
    }
  })
}

function liveAnswer({ type, payload }: Message, body: string): Answer {
  if (Array.isArray(payload) || type === 'error') {
    const [error] = Array.isArray(payload) ? payload : []
    return refused(error?.extensions?.code ?? 'without a code', body)
  }
  return { code: null, faults: 0, data: Object.values(payload?.data ?? {})[0] ?? null, body, headers: {} }
}

const refused = (code: string, body: string): Answer => ({ code, faults: 1, data: null, body, headers: {} })
