import type { FastifyRequest } from 'fastify'
import { AppError } from '#domain/errors.ts'
import type { Actor } from '#domain/policies/actor.ts'
import { actorOf } from '#server/auth/actor.ts'
import { localeOf } from '#server/auth/answer-error.ts'
import { callerAddress } from '#server/auth/rate-limit.ts'
import { safeError } from '#server/auth/safe-error.ts'
import { contextFor } from '#server/caller.ts'
import type { Deps } from '#server/deps.ts'
import { liveLimits } from '#server/limits.ts'
import { comeAgain, type Line } from '#server/live/close-sockets.ts'
import { type LiveMessage, liveMessage } from './live-message.ts'
import { type LiveRules, liveOperations } from './live-operations.ts'
import { places } from './places.ts'
import type { Parameters } from './request-parameters.ts'

export const liveProtocol = 'graphql-transport-ws'

export type Socket = {
  readonly protocol: string
  readonly bufferedAmount: number
  on(event: 'message', heard: (data: Buffer, isBinary: boolean) => void): void
  on(event: 'close' | 'ping' | 'pong', heard: () => void): void
  send(text: string): void
  ping(): void
  close(code: number, reason: string): void
  terminate(): void
}

type Rules = Omit<LiveRules, 'subscriptions'> & { readonly keep: (socket: Line) => void }

/** Live updates over web sockets: who they are for, how many there may be, and what may come through them. */
export function liveSockets(deps: Deps, { documents, rate, keep }: Rules) {
  const ofAddress = places(liveLimits.socketsPerAddress)
  const unknown = places(liveLimits.unknownPerAddress)
  const ofAccount = places(liveLimits.socketsPerAccount)
  const subscriptions = places(liveLimits.subscriptionsPerAccount)

  return (socket: Socket, request: FastifyRequest): void => {
    const address = callerAddress(request.ip)
    const giveBack = ofAddress.take(address)
    const becomeKnown = unknown.take(address)
    let giveBackAccount: (() => void) | null = null
    let actor: Actor | null = null
    let hasBegun = false
    let isOver = false
    let isAlive = true

    const operations = liveOperations({ documents, rate, subscriptions }, send, askToComeAgain)
    keep(socket)
    const handshake = setTimeout(() => end(4408, 'Connection initialisation timeout'), liveLimits.handshakeMs)
    const pings = setInterval(ping, liveLimits.pingEveryMs).unref()

    function send(message: object): void {
      if (isOver) return
      socket.send(JSON.stringify(message))
      if (socket.bufferedAmount > liveLimits.unreadBytes) socket.terminate()
    }

    function end(code: number, reason: string): void {
      if (isOver) return
      isOver = true
      operations.stopAll()
      socket.close(code, reason)
    }

    /** Where it could not be found out who may hear what: an error would be the last thing that a listener hears. */
    function askToComeAgain(): void {
      end(comeAgain, 'Service restart')
    }

    function ping(): void {
      if (isAlive) socket.ping()
      else socket.terminate()
      isAlive = false
    }

    function isTooFast(): boolean {
      try {
        rate.count(actor?.userId ?? address)
        return false
      } catch {
        return true
      }
    }

    async function connect(): Promise<void> {
      const found = await actorOf(deps, request)
      if (isOver) return
      giveBackAccount = found && ofAccount.take(found.userId)
      if (!found) end(4401, 'Unauthorized')
      else if (!giveBackAccount) end(4429, 'Too many connections')
      else {
        actor = found
        becomeKnown?.()
        clearTimeout(handshake)
        send({ type: 'connection_ack' })
      }
    }

    function refuse(error: unknown): void {
      if (error instanceof AppError && error.code === 'FORBIDDEN') end(4403, 'Forbidden')
      else {
        deps.log.error({ fault: safeError(error) }, 'live updates failed')
        askToComeAgain()
      }
    }

    function begin(): void {
      if (hasBegun) end(4429, 'Too many initialisation requests')
      else connect().catch(refuse)
      hasBegun = true
    }

    function subscribe(id: string, parameters: Parameters): void {
      if (!actor) end(4401, 'Unauthorized')
      else if (operations.has(id)) end(4409, 'Subscriber already exists')
      else {
        const context = { ...contextFor(deps, actor, localeOf(request)), actor }
        operations.start(id, parameters, { ...context, actorNow: () => actorOf(deps, request) })
      }
    }

    function obey(message: LiveMessage): void {
      if (message.type === 'connection_init') begin()
      else if (message.type === 'ping') send({ type: 'pong' })
      else if (message.type === 'complete') operations.stop(message.id)
      else if (message.type === 'subscribe') subscribe(message.id, message.parameters)
    }

    socket.on('message', (data, isBinary) => {
      if (isOver) return
      const message = isBinary ? null : liveMessage(String(data))
      if (isTooFast()) end(4429, 'Too many messages')
      else if (message) obey(message)
      else end(4400, 'Invalid message')
    })
    socket.on('ping', () => {
      if (isTooFast()) socket.terminate()
    })
    socket.on('pong', () => {
      isAlive = true
    })
    socket.on('close', () => {
      isOver = true
      clearTimeout(handshake)
      clearInterval(pings)
      operations.stopAll()
      for (const release of [giveBack, becomeKnown, giveBackAccount]) release?.()
    })
    if (socket.protocol !== liveProtocol) end(4406, 'Subprotocol not acceptable')
    else if (!giveBack || !becomeKnown) end(4429, 'Too many connections')
  }
}
