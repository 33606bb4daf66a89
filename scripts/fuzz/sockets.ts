import { operationFor } from './operations.ts'
import type { Random } from './random.ts'
import type { Outcome } from './send.ts'
import { hostileValue } from './values.ts'

/** Opens a web socket, says something odd, and waits until it is answered or hung up on. */
export function talk(
  url: string,
  headers: Readonly<Record<string, string>>,
  random: Random,
  ids: readonly string[],
): Promise<Outcome> {
  const began = performance.now()
  const { query, variables } = operationFor(random, random.below(1000), ids)
  const subscription = 'subscription ($projectId: String!) { projectChanged(projectId: $projectId) { kind } }'
  const asked = random.isLucky(0.6)
    ? { query: subscription, variables: { projectId: hostileValue(random) } }
    : { query, variables }
  const said = [
    { type: 'connection_init', payload: random.isLucky(0.7) ? {} : hostileValue(random) },
    { id: random.isLucky(0.8) ? 'a' : hostileValue(random), type: 'subscribe', payload: asked },
  ]
  return new Promise((resolve) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, {
      protocols: ['graphql-transport-ws'],
      headers,
    } as never)
    const done = (code: string) => {
      clearTimeout(enough)
      socket.close()
      resolve({ status: null, code, ms: performance.now() - began })
    }
    // A subscription that is accepted says nothing until something changes.
    const enough = setTimeout(() => done('listening'), 300)
    socket.onopen = () => {
      for (const message of said) socket.send(JSON.stringify(message))
      if (random.isLucky(0.2)) socket.send('{')
    }
    socket.onmessage = ({ data }) => {
      const text = String(data)
      if (text.includes('"UNAVAILABLE"')) done('UNAVAILABLE')
      else if (/"type":"(error|next)"/.test(text)) done('socket answered')
    }
    socket.onerror = () => done('socket refused')
    socket.onclose = () => done('socket closed')
  })
}
