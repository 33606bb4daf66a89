import websocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import { liveProtocol } from '#server/graphql/live-socket.ts'
import { liveLimits } from '#server/limits.ts'

/** For the whole server: where no live updates are, an upgrade ends with its answer instead of staying open for ever. */
export async function registerWebSockets(app: FastifyInstance): Promise<void> {
  await app.register(websocket, {
    options: {
      maxPayload: liveLimits.messageBytes,
      handleProtocols: (offered: Set<string>) => (offered.has(liveProtocol) ? liveProtocol : false),
    },
    errorHandler: (_error, socket) => socket.terminate(),
  })
}
