import { endpointFor, oddHeaders } from './endpoints.ts'
import { operationCount, operationFor } from './operations.ts'
import { type Random, randomFrom } from './random.ts'
import { type Call, type Outcome, sender } from './send.ts'
import { talk } from './sockets.ts'

export type Visitor = { readonly name: string; readonly headers: Readonly<Record<string, string>> }

export type Target = {
  readonly url: string
  /** Everybody who calls, as they are now: sessions may end on the way. */
  readonly visitors: () => Promise<readonly Visitor[]>
  /** Of the records that there are, one's own and those of others. */
  readonly ids: readonly string[]
  /** Also web sockets, and what is meant for them. */
  readonly isLive: boolean
}

export type Limits = { readonly calls: number; readonly seed: number; readonly seconds: number }

export type Tally = {
  calls: number
  fivehundreds: number
  unavailable: number
  /** Calls that took long among others, and those that took long again by themselves. */
  slow: number
  hangs: number
  outcomes: Record<string, number>
  /** What was sent where something went wrong. */
  faults: string[]
}

const atOnce = 8
const longestAnswer = 2000

/** Calls everything with everything, and counts how it is answered. */
export async function fuzz(
  target: Target,
  limits: Limits,
  onPart?: (calls: number) => Promise<void>,
): Promise<Tally> {
  const { send, close } = sender(target.url)
  const tally: Tally = {
    calls: 0,
    fivehundreds: 0,
    unavailable: 0,
    slow: 0,
    hangs: 0,
    outcomes: {},
    faults: [],
  }
  const end = Date.now() + limits.seconds * 1000
  let visitors = await target.visitors()
  const slow: [Visitor, Call, Outcome][] = []
  let turn = 0

  async function callOnce(): Promise<void> {
    const mine = turn++
    const random = randomFrom(limits.seed + mine * 7919)
    const visitor = visitors[Math.floor(mine / operationCount + mine) % visitors.length] as Visitor
    const isSocket = target.isLive && mine % 97 === 0
    const call = isSocket ? null : callFor(random, mine, visitor, target)
    const outcome = call ? await send(call) : await talk(target.url, visitor.headers, random, target.ids)
    count(tally, visitor, call, outcome)
    if (call && outcome.ms > longestAnswer) slow.push([visitor, call, outcome])
  }

  async function work(share: number): Promise<void> {
    while (turn < share && Date.now() < end) await callOnce()
  }

  const parts = 10
  for (let part = 1; part <= parts; part += 1) {
    const share = Math.round((limits.calls * part) / parts)
    await Promise.all(Array.from({ length: atOnce }, () => work(share)))
    visitors = await target.visitors()
    await onPart?.(tally.calls)
  }
  // A busy machine makes anybody wait: it is the call that is slow when it is so every time.
  for (const [visitor, call, first] of slow) {
    const again = [await send(call), await send(call)]
    if (again.every(({ ms }) => ms > longestAnswer)) {
      tally.hangs += 1
      tally.faults.push(told(visitor, call, first))
    }
  }
  tally.slow = slow.length
  close()
  return tally
}

function callFor(random: Random, turn: number, visitor: Visitor, { ids, isLive }: Target): Call {
  const odd = random.isLucky(0.1) ? oddHeaders(random) : {}
  if (random.isLucky(0.25)) {
    const call = endpointFor(random, ids)
    return { ...call, headers: { ...visitor.headers, ...call.headers, ...odd } }
  }
  const body = JSON.stringify(operationFor(random, turn, ids, isLive))
  const headers = { 'content-type': 'application/json', ...visitor.headers, ...odd }
  return { method: 'POST', path: '/graphql', headers, body, isCut: random.isLucky(0.01) }
}

function count(tally: Tally, visitor: Visitor, call: Call | null, outcome: Outcome): void {
  const { status, code } = outcome
  const name = nameOf(outcome)
  tally.calls += 1
  tally.outcomes[name] = (tally.outcomes[name] ?? 0) + 1
  const is5xx = status !== null && status >= 500
  const isUnavailable = code === 'UNAVAILABLE'
  if (is5xx) tally.fivehundreds += 1
  if (isUnavailable) tally.unavailable += 1
  if (is5xx || isUnavailable) tally.faults.push(told(visitor, call, outcome))
}

const nameOf = ({ status, code }: Outcome) => [status, code].filter((part) => part !== null).join(' ')

function told(visitor: Visitor, call: Call | null, outcome: Outcome): string {
  const what = call ? `${call.method} ${call.path} ${call.body ?? ''}` : 'web socket'
  return `${visitor.name}: ${nameOf(outcome)} after ${Math.round(outcome.ms)} ms: ${what.slice(0, 1500)}`
}
